/**
 * `npm run long -- engines`: one application from the landing page to its result in Chromium, Firefox and WebKit, at two
 * widths, against the product on this machine. `-- firefox` one engine, `--width phone` one width.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installMissing } from '@recruit/local/install/install-missing'
import { root } from '@recruit/local/paths'
import { runCommand } from '@recruit/local/process/run-command'
import { databaseRequirements } from '@recruit/local/servers/databases'
import { wanted } from './arguments.ts'
import type { EnginePlace } from './engine.ts'
import { startProduct } from './product.ts'
import { countLine, printTable } from './report.ts'
import { requirementsOf } from './requirements.ts'
import type { Outcome } from './run-chapters.ts'
import { runEngine } from './run-engine.ts'

const artefacts = join(root, 'artefacts/engines')

async function run(signal: AbortSignal): Promise<number> {
  const { engines, screens } = wanted()
  rmSync(artefacts, { recursive: true, force: true })
  mkdirSync(artefacts, { recursive: true })
  const folder = mkdtempSync(join(tmpdir(), 'recruit-engines-'))
  const place: EnginePlace = { folder, env: process.env, signal }
  try {
    const context = { dataDir: folder, env: process.env, say: console.log, signal, isDisposable: true }
    await installMissing([...databaseRequirements, ...requirementsOf(engines)], context)
    const product = await startProduct(signal)
    const outcomes: Outcome[] = []
    const versions: string[] = []
    try {
      for (const engine of engines) {
        const result = await runEngine(engine, screens, product, { ...place, artefacts })
        versions.push(result.version)
        outcomes.push(...result.outcomes)
      }
    } finally {
      await product.stop()
    }
    printTable(outcomes, versions, artefacts)
    const { line, failed } = countLine(outcomes)
    console.log(`\n${line}`)
    return failed ? 1 : 0
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

await runCommand(run)
