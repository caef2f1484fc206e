import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '@recruit/local/paths'
import { expect, test } from 'vitest'
import { NAMES_LANGUAGE } from '../../web/test/screens.ts'

const LIST = ['test', '-c', 'web/playwright.config.ts', '--list']
const PLAYWRIGHT = join(root, 'node_modules/@playwright/test/cli.js')

/** Files and titles of the browser tests that would run. */
async function listed(pictures: 'on' | ''): Promise<Set<string>> {
  const env = { ...process.env, PICTURES: pictures, OTHER_SCREENS: '', TEST_BASE_URL: '' }
  const { stdout } = await promisify(execFile)(process.execPath, [PLAYWRIGHT, ...LIST], { cwd: root, env })
  const lines = stdout.split('\n').filter((line) => line.includes(' › '))
  return new Set(lines.map((line) => line.trim().replace(/:\d+:\d+ /, ' ')))
}

test('what `npm test` leaves out names its language, by which CI finds it', async () => {
  const [here, all] = [await listed(''), await listed('on')]
  const leftOut = [...all].filter((title) => !here.has(title))
  expect(leftOut.length).toBeGreaterThan(50)
  expect(leftOut.filter((title) => !NAMES_LANGUAGE.test(title))).toEqual([])
})
