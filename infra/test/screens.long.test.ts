import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '@recruit/local/paths'
import { expect, test } from 'vitest'
import { NAMES_LANGUAGE } from '../../web/test/screens.ts'

// The configured reporter would write the report of a run.
const LIST = ['test', '-c', 'web/playwright.config.ts', '--list', '--reporter=list']
const PLAYWRIGHT = join(root, 'node_modules/@playwright/test/cli.js')

/** Files and titles of the browser tests that would run. */
async function listed(which: 'PICTURES' | 'OTHER_SCREENS' | null): Promise<Set<string>> {
  const env = {
    ...process.env,
    PICTURES: '',
    OTHER_SCREENS: '',
    TEST_BASE_URL: '',
    ...(which && { [which]: 'on' }),
  }
  const { stdout } = await promisify(execFile)(process.execPath, [PLAYWRIGHT, ...LIST], { cwd: root, env })
  const lines = stdout.split('\n').filter((line) => line.includes(' › '))
  // The screens at the end of a title differ between runs.
  const titleOf = (line: string) =>
    line
      .trim()
      .replace(/^\[\w+\] › /, '')
      .replace(/:\d+:\d+ /, ' ')
      .replace(/ \((?:(?:ko|en) \d+,? ?)+\)$/, '')
  return new Set(lines.map(titleOf))
}

// Each list loads every browser test, which takes long on a busy machine.
test('what `npm test` leaves out is opened by CI, and is a long file or names its language', {
  timeout: 240_000,
}, async () => {
  const [here, others, all] = [await listed(null), await listed('OTHER_SCREENS'), await listed('PICTURES')]
  const leftOut = [...all].filter((title) => !here.has(title))
  expect(leftOut.length).toBeGreaterThan(50)
  const isLong = (title: string) => title.includes('.long.spec.ts')
  expect(leftOut.filter((title) => !NAMES_LANGUAGE.test(title) && !isLong(title))).toEqual([])
  expect(leftOut.filter((title) => !others.has(title))).toEqual([])
})
