/**
 * `npm run long -- engines`: one application from the landing page to its result in Chromium, Firefox and WebKit, at two
 * widths, against the product on this machine. `-- firefox` one engine, `--width phone` one width.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { OPTION, readArguments } from '@recruit/local/arguments'
import { installMissing } from '@recruit/local/install/install-missing'
import { root } from '@recruit/local/paths'
import { runCommand } from '@recruit/local/process/run-command'
import { within } from '@recruit/local/process/wait'
import { databaseRequirements } from '@recruit/local/servers/databases'
import { machineLine } from '@recruit/local/testing/machine'
import { newPerson } from '@recruit/local/testing/people'
import { onDatabases, onProduct } from '../bench/bench.ts'
import { startChromium } from './drivers/chromium.ts'
import { startFirefox } from './drivers/firefox.ts'
import { startWebkit } from './drivers/webkit.ts'
import {
  ENGINES,
  type Engine,
  type EngineName,
  type EnginePlace,
  SCREENS,
  type ScreenName,
} from './engine.ts'
import { createPage } from './page/page.ts'
import { requirementsOf } from './requirements.ts'
import { countLine, type Outcome, runChapters, tableOf } from './run-chapters.ts'
import { applying, plainHttp } from './steps/applying.ts'
import { availability } from './steps/availability.ts'
import { deciding, result } from './steps/deciding.ts'
import { submitting } from './steps/submitting.ts'
import { popups, visiting } from './steps/visiting.ts'
import { assert, type Chapter, needs, type Story } from './story.ts'

const START_LIMIT_MS = 60_000
const STOP_LIMIT_MS = 15_000
const START: Record<EngineName, (place: EnginePlace) => Promise<Engine>> = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebkit,
}
const SCREEN_NAMES = Object.keys(SCREENS) as ScreenName[]

const scripts: Chapter = {
  name: 'scripts',
  steps: {
    'no script threw an error in all of this': needs('scriptErrors', async ({ page }) => {
      const errors = page.driver.scriptErrors?.() ?? []
      assert(errors.length === 0, errors.join('; '))
    }),
  },
}
const chapters = [visiting, popups, applying, availability, submitting, deciding, result, plainHttp, scripts]
const artefacts = join(root, 'artefacts/engines')

async function run(signal: AbortSignal): Promise<number> {
  const usage = `npm run long -- engines [${ENGINES.join('|')}] [--width ${SCREEN_NAMES.join('|')}]`
  const { values, words, known } = readArguments({
    usage,
    options: { width: OPTION.texts },
    words: ENGINES,
  })
  const engines = words.length ? words : ENGINES
  const screens = known(values.width ?? SCREEN_NAMES, SCREEN_NAMES)
  rmSync(artefacts, { recursive: true, force: true })
  mkdirSync(artefacts, { recursive: true })
  const folder = mkdtempSync(join(tmpdir(), 'recruit-engines-'))
  const place: EnginePlace = { folder, env: process.env, signal }
  try {
    const context = { dataDir: folder, env: process.env, say: console.log, signal, isDisposable: true }
    await installMissing([...databaseRequirements, ...requirementsOf(engines)], context)
    const outcomes: Outcome[] = []
    const versions: string[] = []
    await withProduct(signal, async (product) => {
      for (const name of engines) versions.push(await runEngine(name, screens, product, place, outcomes))
    })
    const report = [...versions, machineLine(), '', ...tableOf(outcomes)].join('\n')
    writeFileSync(join(artefacts, 'table.md'), `${report}\n`)
    const { line, failed } = countLine(outcomes)
    console.log(`\n${report}\n\n${line}`)
    return failed ? 1 : 0
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

type Product = Pick<Story, 'url' | 'plainUrl' | 'api'>

/** Work on the product on free ports, with an open period: MySQL, Redis, the services, the gateway and the built site. */
const withProduct = (signal: AbortSignal, work: (product: Product) => Promise<void>): Promise<void> =>
  onDatabases(({ mysqlAdminUrl }) => {
    signal.throwIfAborted()
    return onProduct(mysqlAdminUrl, ({ stack: { url }, admin }) =>
      work({ url, plainUrl: plainUrlOf(url), api: admin }),
    )
  })

/** Browsers trust localhost even without https; at the machine's own address they disable some functions. */
function plainUrlOf(url: string): string | null {
  const addresses = Object.values(networkInterfaces()).flatMap((all) => all ?? [])
  const outside = addresses.find(({ family, internal }) => family === 'IPv4' && !internal)
  return outside ? `http://${outside.address}:${new URL(url).port}` : null
}

/** Runs the story once per width in one engine, ends the engine, and returns its version. */
async function runEngine(
  name: EngineName,
  screens: ScreenName[],
  product: Product,
  place: EnginePlace,
  outcomes: Outcome[],
): Promise<string> {
  const { signal } = place
  const limits = { what: `The start of ${name}`, limitMs: START_LIMIT_MS, signal }
  const { version, cannot, newWindow, stop } = await within(START[name](place), limits)
  const unable = product.plainUrl ? cannot : { ...cannot, plainHttp: 'this machine has only localhost' }
  try {
    for (const screen of screens) {
      console.log(`\n${version}, ${screen}`)
      await product.api.call('modifyResultInfo', { showResultToApplicant: false })
      const driver = await within(newWindow(screen), limits)
      const story = { ...product, page: createPage(driver, signal), screen, person: newPerson(2), id: '' }
      outcomes.push(
        ...(await runChapters(chapters, story, { engine: name, cannot: unable, artefacts, signal })),
      )
      await within(driver.close(), { what: `Closing ${name}`, limitMs: STOP_LIMIT_MS })
    }
  } finally {
    await within(stop(), { what: `The end of ${name}`, limitMs: STOP_LIMIT_MS })
  }
  return version
}

await runCommand(run)
