/** Runs the test runners and reports their results. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../paths.ts'
import { runStep } from '../process/step.ts'
import { playwrightReport, readReport, type TestReport, vitestReport } from '../test-report.ts'

/** The projects of `vitest.config.ts` that start nothing. */
export const UNIT = ['unit', 'mocked']
export const artefacts = join(root, 'artefacts')
/** As many as an uncaught error shows. */
const LAST_LINES = 60

/** Projects of `vitest.config.ts`. */
export function runVitest(
  projects: string[],
  filters: string[],
  signal: AbortSignal,
  env: Record<string, string> = {},
): Promise<TestReport> {
  const file = join(artefacts, 'vitest.json')
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const chosen = projects.flatMap((project) => ['--project', project])
  const args = ['vitest', 'run', ...chosen, '--passWithNoTests', ...report, ...filters]
  return reported(projects.join(' and '), args, env, signal, file, vitestReport)
}

/** The browser tests of `npm test`, or with `OTHER_SCREENS` the others. */
export function runBrowser(
  filters: string[],
  signal: AbortSignal,
  env: Record<string, string> = {},
): Promise<TestReport> {
  const args = ['playwright', 'test', '-c', 'web/playwright.config.ts', '--pass-with-no-tests', ...filters]
  return reported('pages', args, env, signal, join(artefacts, 'browser.json'), playwrightReport)
}

async function reported<Json>(
  name: string,
  args: string[],
  env: Record<string, string>,
  signal: AbortSignal,
  file: string,
  read: (json: Json) => TestReport,
): Promise<TestReport> {
  mkdirSync(artefacts, { recursive: true })
  let said = ''
  const code = await runStep(`tests: ${name}`, args, signal, env, (text) => {
    said = (said + text).split('\n').slice(-LAST_LINES).join('\n')
  })
  return readReport(code, file, read, said)
}

/**
 * Prints the names of failed tests and the line `N passed, N failed` over all runners; returns the exit code. A runner
 * without tests has failed, unless filters left it none and another one ran some.
 */
export function tell(reports: TestReport[], filters: string[]): number {
  const idle = reports.filter((report) => report.passed + report.failures.length === 0)
  const isIdleWrong = filters.length === 0 || idle.length === reports.length
  const passed = reports.reduce((sum, report) => sum + report.passed, 0)
  const failures = [
    ...reports.flatMap((report) => report.failures),
    ...(isIdleWrong ? idle.map(() => 'A runner ran no test') : []),
  ]
  // The names come last, at the visible end of a log.
  if (failures.length > 0) console.log(`\nFailed:\n${failures.map((failure) => `  ${failure}`).join('\n')}`)
  console.log(`\n${passed} passed, ${failures.length} failed`)
  return failures.length === 0 ? 0 : 1
}
