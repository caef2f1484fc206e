/**
 * `npm test`: lint, types, unit and service tests, then the browser tests, all on real parts. Ends with the line
 * `N passed, N failed` over all runners; a runner that reports nothing counts as one failure. `npm test -- <filter>…`
 * runs the test files alone whose path contains a filter.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { dataDirOf } from '../data-dir.ts'
import { chromiumRequirement, koreanFontsRequirement } from '../install/browser.ts'
import { installMissing } from '../install/install-missing.ts'
import { root } from '../paths.ts'
import { runCommand } from '../process/run-command.ts'
import { runStep } from '../process/step.ts'
import { serverProgramRequirements } from '../servers/databases.ts'
import { lintAndTypes } from './check.ts'

interface Count {
  passed: number
  failed: number
}
const artefacts = join(root, 'artefacts')
const vitestReport = join(artefacts, 'vitest.json')
const browserReport = join(artefacts, 'browser.json')

async function runVitest(filters: string[], signal: AbortSignal): Promise<Count> {
  const report = [`--reporter=default`, '--reporter=json', `--outputFile.json=${vitestReport}`]
  const args = ['vitest', 'run', '--passWithNoTests', ...report, ...filters]
  const code = await runStep('unit and service tests', args, signal)
  return countOf(code, vitestReport, (json: { numPassedTests: number; numTotalTests: number }) => ({
    passed: json.numPassedTests,
    // A test that was not run has shown nothing.
    failed: json.numTotalTests - json.numPassedTests,
  }))
}

async function runBrowser(filters: string[], signal: AbortSignal): Promise<Count> {
  const args = ['playwright', 'test', '-c', 'web/playwright.config.ts', '--pass-with-no-tests', ...filters]
  const code = await runStep('browser tests', args, signal)
  return countOf(
    code,
    browserReport,
    ({ stats }: { stats: Record<'expected' | 'unexpected' | 'skipped' | 'flaky', number> }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.skipped + stats.flaky,
    }),
  )
}

/** The counts of a report; an exit code that they do not explain is a failure of its own. */
function countOf<Report>(code: number, file: string, read: (report: Report) => Count): Count {
  try {
    const count = read(JSON.parse(readFileSync(file, 'utf8')) as Report)
    return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count
  } catch {
    return { passed: 0, failed: 1 }
  }
}

/** The tests of these filters, of all runners; a runner that ran nothing fails unless a filter left it none. */
async function runTests(filters: string[], signal: AbortSignal): Promise<Count> {
  const counts = [await runVitest(filters, signal), await runBrowser(filters, signal)]
  const passed = counts.reduce((sum, count) => sum + count.passed, 0)
  const failed = counts.reduce((sum, count) => sum + count.failed, 0)
  const idle = counts.filter((count) => count.passed + count.failed === 0).length
  return { passed, failed: failed + (filters.length === 0 || idle === counts.length ? idle : 0) }
}

async function test(filters: string[], signal: AbortSignal): Promise<number> {
  rmSync(artefacts, { recursive: true, force: true })
  mkdirSync(artefacts, { recursive: true })
  const { env } = process
  const context = { dataDir: dataDirOf(env), env, say: console.log, signal }
  const browser = [chromiumRequirement, koreanFontsRequirement]
  await installMissing([...serverProgramRequirements, ...browser], context)
  const isClean = filters.length > 0 || (await lintAndTypes(signal))
  const { passed, failed } = await runTests(filters, signal)
  if (!isClean) console.log('\nLint or types failed: see above.')
  const failures = failed + (isClean ? 0 : 1)
  console.log(`\n${passed} passed, ${failures} failed`)
  return failures === 0 ? 0 : 1
}

await runCommand((signal) => test(process.argv.slice(2), signal))
