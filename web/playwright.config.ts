import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { LEFT_TO_WEEKLY } from '@recruit/local/commands/ci-subset'
import { chromiumPath } from '@recruit/local/install/browser'
import { CHROMIUM_ARGS } from '@recruit/local/testing/chromium-args'
import { IS_OTHER, NAMES_LANGUAGE, opensAll, opensOthers, opensSome } from './test/screens.ts'

/** Files whose promises CI alone keeps an eye on: they open every one of their screens. */
const LONG = '*.long.spec.ts'
const usual = { name: 'pages', testIgnore: LONG }
const long = { name: 'long', testMatch: LONG }

const inRoot = (file: string) => join(import.meta.dirname, '..', file)

/** `npm test`, or what it leaves out, or some of that, or everything. */
function projects() {
  if (opensOthers) return [{ ...usual, grep: NAMES_LANGUAGE }, long]
  if (opensSome) return [{ ...long, testIgnore: LEFT_TO_WEEKLY.pages.map(inRoot), grepInvert: IS_OTHER }]
  return opensAll ? [usual, long] : [usual]
}

const artefacts = join(import.meta.dirname, '../artefacts')

/** Pages in real Chromium against real stacks: each worker starts its own. No retries: a flaky test is broken. */
export default defineConfig({
  testDir: 'test',
  outputDir: join(artefacts, 'browser'),
  workers: 2,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  globalSetup: './test/global-setup.ts',
  fullyParallel: true,
  projects: projects(),
  reporter: [['list'], ['json', { outputFile: join(artefacts, 'browser.json') }]],
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: chromiumPath(),
      args: CHROMIUM_ARGS,
    },
    // Opt-in, because recording each step takes an eighth of the processor.
    trace: process.env.TRACE === 'on' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
})
