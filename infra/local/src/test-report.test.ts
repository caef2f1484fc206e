import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { playwrightReport, readReport, vitestReport } from './test-report.ts'

const folder = mkdtempSync(join(tmpdir(), 'recruit-report-'))
afterAll(() => rmSync(folder, { recursive: true }))

const assertion = (fullName: string, status: string, ...failureMessages: string[]) => ({
  fullName,
  status,
  failureMessages,
})
const spec = (title: string, status: string, message?: string) => ({
  title,
  tests: [{ status, results: [message ? { error: { message } } : {}] }],
})

test('a failed and a skipped test are named with the first line of the reason, and so is a file that breaks', () => {
  const testResults = [
    {
      name: 'a.test.ts',
      message: '',
      assertionResults: [
        assertion('saves', 'passed'),
        assertion('counts', 'failed', 'expected 1 to be 2\n    at a.test.ts:3'),
        assertion('waits', 'skipped'),
      ],
    },
    { name: 'b.test.ts', message: 'Cannot find module c', assertionResults: [] },
  ]
  expect(vitestReport({ numPassedTests: 1, testResults })).toEqual({
    passed: 1,
    failures: [
      'a.test.ts › counts › expected 1 to be 2',
      'a.test.ts › waits › skipped',
      'b.test.ts › Cannot find module c',
    ],
  })
})

test('a browser test that fails, or passes only the second time, is named at any depth, without colours', () => {
  const inner = {
    file: 'd.spec.ts',
    specs: [spec('opens', 'unexpected', '\u001b[31mno heading\u001b[39m\nmore')],
  }
  const suites = [
    { file: 'd.spec.ts', specs: [spec('shows', 'expected'), spec('types', 'flaky')], suites: [inner] },
  ]
  expect(playwrightReport({ stats: { expected: 1 }, suites, errors: [{ message: 'no browser' }] })).toEqual({
    passed: 1,
    failures: ['d.spec.ts › types › flaky', 'd.spec.ts › opens › no heading', 'no browser'],
  })
})

test('an exit code that the report does not explain, and a report that is missing, are failures', () => {
  const file = join(folder, 'vitest.json')
  writeFileSync(file, JSON.stringify({ numPassedTests: 3, testResults: [] }))
  expect(readReport(0, file, vitestReport, '')).toEqual({ passed: 3, failures: [] })
  expect(readReport(1, file, vitestReport, 'Unhandled error: no cert.pem')).toEqual({
    passed: 3,
    failures: ['The runner ended with 1 and said last:\nUnhandled error: no cert.pem'],
  })
  expect(readReport(0, join(folder, 'none.json'), vitestReport, '')).toEqual({
    passed: 0,
    failures: [expect.stringContaining('left no report')],
  })
})
