/** The report of a test runner: how many tests passed, and which failed. */
import { readFileSync } from 'node:fs'

/** `failures` has a line for each failed test: its file, its title and the first line of the reason. */
export interface TestReport {
  passed: number
  failures: string[]
}

interface VitestJson {
  numPassedTests: number
  testResults: {
    name: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}
interface PlaywrightSuite {
  file: string
  suites?: PlaywrightSuite[]
  specs: { title: string; tests: { status: string; results: { error?: { message?: string } }[] }[] }[]
}
interface PlaywrightJson {
  stats: { expected: number }
  suites: PlaywrightSuite[]
  errors: { message?: string }[]
}

/** A skipped test counts as failed, and so does a file that could not be loaded. */
export function vitestReport({ numPassedTests, testResults }: VitestJson): TestReport {
  const failures = testResults.flatMap(({ name, message, assertionResults }) => {
    const tests = assertionResults.filter(({ status }) => status !== 'passed')
    if (tests.length === 0 && message) return [line(name, '', message)]
    return tests.map(({ fullName, status, failureMessages }) =>
      line(name, fullName, failureMessages[0] ?? status),
    )
  })
  return { passed: numPassedTests, failures }
}

/** A test that passed only on a retry has failed. */
export function playwrightReport({ stats, suites, errors }: PlaywrightJson): TestReport {
  const ofSuite = ({ file, specs, suites: inner = [] }: PlaywrightSuite): string[] => [
    ...specs.flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status !== 'expected')
        .map(({ status, results }) =>
          line(file, title, results.find(({ error }) => error)?.error?.message ?? status),
        ),
    ),
    ...inner.flatMap(ofSuite),
  ]
  return {
    passed: stats.expected,
    failures: [...suites.flatMap(ofSuite), ...errors.map(({ message }) => line('', '', message ?? 'error'))],
  }
}

/** The report in a runner's file; an unexplained exit code is a failure of its own, with the output. */
export function readReport<Json>(
  code: number,
  file: string,
  read: (json: Json) => TestReport,
  said: string,
): TestReport {
  try {
    const report = read(JSON.parse(readFileSync(file, 'utf8')) as Json)
    if (code === 0 || report.failures.length > 0) return report
    return { ...report, failures: [`The runner ended with ${code} and said last:\n${said}`] }
  } catch (error) {
    return { passed: 0, failures: [`The runner left no report: ${error}`] }
  }
}

function line(file: string, title: string, reason: string): string {
  // Runners colour their output.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the colours begin with one
  const plain = reason.replace(/\u001b\[[0-9;]*m/g, '')
  return [file, title, plain.split('\n')[0]].filter(Boolean).join(' › ')
}
