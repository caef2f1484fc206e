/**
 * `npm test`: lint, types, unit and service tests, then the browser tests, all on real parts. Ends with the names of
 * what failed and the line `N passed, N failed` over all runners; a runner that reports nothing counts as one failure.
 * `npm test -- <filter>…` runs the test files alone whose path contains a filter.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { dataDirOf } from '../data-dir.ts'
import { chromiumRequirement, koreanFontsRequirement } from '../install/browser.ts'
import { installMissing } from '../install/install-missing.ts'
import { root } from '../paths.ts'
import { runCommand } from '../process/run-command.ts'
import { runStep } from '../process/step.ts'
import { serverProgramRequirements } from '../servers/databases.ts'
import { playwrightReport, readReport, type TestReport, vitestReport } from '../test-report.ts'
import { lintAndTypes } from './check.ts'

const artefacts = join(root, 'artefacts')

async function runVitest(filters: string[], signal: AbortSignal): Promise<TestReport> {
  const file = join(artefacts, 'vitest.json')
  const report = [`--reporter=default`, '--reporter=json', `--outputFile.json=${file}`]
  const projects = ['--project', 'unit', '--project', 'stack']
  const args = ['vitest', 'run', ...projects, '--passWithNoTests', ...report, ...filters]
  return readReport(await runStep('unit and service tests', args, signal), file, vitestReport)
}

async function runBrowser(filters: string[], signal: AbortSignal): Promise<TestReport> {
  const args = ['playwright', 'test', '-c', 'web/playwright.config.ts', '--pass-with-no-tests', ...filters]
  return readReport(
    await runStep('browser tests', args, signal),
    join(artefacts, 'browser.json'),
    playwrightReport,
  )
}

/** The tests of these filters, of all runners; a runner that ran nothing fails unless a filter left it none. */
async function runTests(filters: string[], signal: AbortSignal): Promise<TestReport> {
  const reports = [await runVitest(filters, signal), await runBrowser(filters, signal)]
  const idle = reports.filter(({ passed, failures }) => passed + failures.length === 0)
  const isIdleWrong = filters.length === 0 || idle.length === reports.length
  return {
    passed: reports.reduce((sum, { passed }) => sum + passed, 0),
    failures: [
      ...reports.flatMap(({ failures }) => failures),
      ...(isIdleWrong ? idle.map(() => 'A runner ran no test') : []),
    ],
  }
}

async function test(filters: string[], signal: AbortSignal): Promise<number> {
  rmSync(artefacts, { recursive: true, force: true })
  mkdirSync(artefacts, { recursive: true })
  const { env } = process
  const context = { dataDir: dataDirOf(env), env, say: console.log, signal }
  const browser = [chromiumRequirement, koreanFontsRequirement]
  await installMissing([...serverProgramRequirements, ...browser], context)
  const unclean = filters.length > 0 ? [] : await lintAndTypes(signal)
  const { passed, failures } =
    unclean.length > 0
      ? { passed: 0, failures: unclean.map((name) => `${name}: see above; no test was run`) }
      : await runTests(filters, signal)
  // The names stand last: whoever reads only the end of a log finds them.
  if (failures.length > 0) console.log(`\nFailed:\n${failures.map((failure) => `  ${failure}`).join('\n')}`)
  console.log(`\n${passed} passed, ${failures.length} failed`)
  return failures.length === 0 ? 0 : 1
}

await runCommand((signal) => test(process.argv.slice(2), signal))
