/**
 * `npm test`: lint, types, unit and service tests, then the browser tests, all on real parts. Ends with the names of
 * what failed and the line `N passed, N failed` over all runners; a runner that reports nothing counts as one failure.
 * `npm test -- <filter>…` runs the test files alone whose path contains a filter.
 */
import { rmSync } from 'node:fs'
import { dataDirOf } from '../data-dir.ts'
import { chromiumRequirement, koreanFontsRequirement } from '../install/browser.ts'
import { installMissing } from '../install/install-missing.ts'
import { runCommand } from '../process/run-command.ts'
import { serverProgramRequirements } from '../servers/databases.ts'
import type { TestReport } from '../test-report.ts'
import { lintAndTypes } from './check.ts'
import { artefacts, runBrowser, runVitest, tell } from './test-runs.ts'

/** The tests of these filters, of all runners; a runner that ran nothing fails unless a filter left it none. */
async function runTests(filters: string[], signal: AbortSignal): Promise<TestReport[]> {
  const reports = [await runVitest(['unit', 'stack'], filters, signal), await runBrowser(filters, signal)]
  const idle = reports.filter(({ passed, failures }) => passed + failures.length === 0)
  const isIdleWrong = filters.length === 0 || idle.length === reports.length
  return isIdleWrong ? [...reports, { passed: 0, failures: idle.map(() => 'A runner ran no test') }] : reports
}

async function test(filters: string[], signal: AbortSignal): Promise<number> {
  rmSync(artefacts, { recursive: true, force: true })
  const { env } = process
  const context = { dataDir: dataDirOf(env), env, say: console.log, signal }
  const browser = [chromiumRequirement, koreanFontsRequirement]
  await installMissing([...serverProgramRequirements, ...browser], context)
  const unclean = filters.length > 0 ? [] : await lintAndTypes(signal)
  if (unclean.length === 0) return tell(await runTests(filters, signal))
  return tell([{ passed: 0, failures: unclean.map((name) => `${name}: see above; no test was run`) }])
}

await runCommand((signal) => test(process.argv.slice(2), signal))
