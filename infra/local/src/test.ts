/**
 * `npm test`: lint, types, unit and service tests, then the browser tests, all on real parts. Ends with the line
 * `N passed, N failed` over all runners; a runner that reports nothing counts as one failure.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { lintAndTypes } from './check.ts'
import { Interrupted, listenForTheEnd } from './ending.ts'
import { root } from './paths.ts'
import { runStep } from './step.ts'

interface Count {
  passed: number
  failed: number
}
const artefacts = join(root, 'artefacts')
const vitestReport = join(artefacts, 'vitest.json')
const browserReport = join(artefacts, 'browser.json')

async function runVitest(signal: AbortSignal): Promise<Count> {
  const report = [`--reporter=default`, '--reporter=json', `--outputFile.json=${vitestReport}`]
  const code = await runStep('unit and service tests', ['vitest', 'run', ...report], signal)
  return countOf(code, vitestReport, (json: { numPassedTests: number; numTotalTests: number }) => ({
    passed: json.numPassedTests,
    // A test that was not run has shown nothing.
    failed: json.numTotalTests - json.numPassedTests,
  }))
}

async function runBrowser(signal: AbortSignal): Promise<Count> {
  const code = await runStep(
    'browser tests',
    ['playwright', 'test', '-c', 'web/playwright.config.ts'],
    signal,
  )
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
    const isUnexplained = code !== 0 && count.failed === 0
    return isUnexplained || count.passed + count.failed === 0 ? { ...count, failed: 1 } : count
  } catch {
    return { passed: 0, failed: 1 }
  }
}

async function test(signal: AbortSignal): Promise<number> {
  rmSync(artefacts, { recursive: true, force: true })
  mkdirSync(artefacts, { recursive: true })
  const isClean = await lintAndTypes(signal)
  const counts = [await runVitest(signal), await runBrowser(signal)]
  const passed = counts.reduce((sum, count) => sum + count.passed, 0)
  const failed = counts.reduce((sum, count) => sum + count.failed, 0) + (isClean ? 0 : 1)
  if (!isClean) console.log('\nLint or types failed: see above.')
  console.log(`\n${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}

process.exitCode = await test(listenForTheEnd()).catch((error: unknown) => {
  if (!(error instanceof Interrupted)) console.error(error)
  return 130
})
process.exit()
