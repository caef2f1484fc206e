import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumPath } from '@recruit/local/install/browser'
import { CHROMIUM_ARGS } from '@recruit/local/testing/chromium-args'
import { titles } from './test/screens.ts'

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
  grep: titles,
  reporter: [['list'], ['json', { outputFile: join(artefacts, 'browser.json') }]],
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: chromiumPath(),
      args: CHROMIUM_ARGS,
    },
    // Whoever looks for a failure asks for each step: noting them takes an eighth of the processor.
    trace: process.env.TRACE === 'on' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
})
