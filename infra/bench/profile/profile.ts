/**
 * `npm run bench:profile -- lookup [--seconds 10] [--top 25]`: what the processor does in gateway and applicants for one
 * call (lookup, result, save, submit, list), asked through the gateway as browsers ask.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '@recruit/local/paths'
import { startTestDatabases } from '@recruit/local/testing/databases'
import { prepareWeb } from '@recruit/local/testing/stack'
import { clock } from '../day/plan.ts'
import { asBrowsers } from '../floors/callers.ts'
import { FLOOR_CALL_NAMES, type FloorCallName, floorCall } from '../floors/floor-calls.ts'
import { gatewayOf, load } from '../load/load.ts'
import { type PeopledStack, startPeopledStack } from '../load/peopled-stack.ts'
import { runBench } from '../run-bench.ts'
import { printShares } from './print-shares.ts'
import { sharesOf } from './read-profile.ts'

const PROFILED = ['gateway', 'applicants']
/** So many browsers have proved an application before. */
const BROWSERS = 1_000
const WARMING_SECONDS = 3

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '10' }, top: { type: 'string', default: '25' } },
})
const name = FLOOR_CALL_NAMES.find((known) => known === positionals[0])
if (!name) {
  console.error(`Say which call: ${FLOOR_CALL_NAMES.join(', ')}.`)
  process.exit(1)
}
await runBench(() => profile(name))

async function profile(name: FloorCallName): Promise<void> {
  await prepareWeb()
  const databases = await startTestDatabases()
  const folder = mkdtempSync(join(tmpdir(), 'recruit-profile-'))
  const folderOf = (program: string) => join(folder, program)
  const profiling = (program: string) => ({
    NODE_OPTIONS: `--cpu-prof --cpu-prof-interval 500 --cpu-prof-dir=${folderOf(program)}`,
  })
  try {
    const ownEnv = Object.fromEntries(PROFILED.map((program) => [program, profiling(program)]))
    const { mysqlAdminUrl } = databases
    const peopled = await startPeopledStack(mysqlAdminUrl, floorCall(name).people, {}, { ownEnv })
    // A program writes its profile when it ends.
    const measured = await drive(name, peopled).finally(peopled.stack.stop)
    console.log(`\n${name}: ${Math.round(measured.perSecond)} a second, with the profiler on`)
    for (const program of PROFILED) {
      const [file = ''] = readdirSync(folderOf(program))
      const written = JSON.parse(readFileSync(join(folderOf(program), file), 'utf8'))
      const shares = sharesOf(written, resolve(root), measured.from, measured.to)
      printShares(program, shares, measured.requests, Number(values.top))
    }
  } finally {
    await databases.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The load, and from when until when it was. */
async function drive(name: FloorCallName, { people: all, ...peopled }: PeopledStack) {
  const stage = { ...peopled, people: all.slice(0, BROWSERS) }
  const headersOf = await asBrowsers(stage)
  const { asked, connections } = floorCall(name)
  const forSeconds = async (seconds: number) =>
    load(gatewayOf(stage.stack), [await asked(stage, headersOf)], { connections, seconds })
  await forSeconds(WARMING_SECONDS)
  const from = clock()
  const measured = await forSeconds(Number(values.seconds))
  return { ...measured, from, to: clock() }
}
