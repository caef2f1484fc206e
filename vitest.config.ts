import { defineConfig } from 'vitest/config'
import { LEFT_TO_WEEKLY } from './infra/local/src/commands/ci-subset.ts'

/** For how long a state is waited for; a machine at work may need more than the second that is usual. */
const expect = { poll: { timeout: 10_000 } }
/** Tests that take minutes, or need a whole machine: `npm run long -- tests`. */
const LONG = '**/*.long.test.ts'
const exclude = ['**/node_modules/**', '**/dist/**']
/** `npm run long -- tests --ci` runs the rest. */
const left = process.env.TEST_SUBSET === 'ci' ? LEFT_TO_WEEKLY.tests : []
/** Tests that put something in a module's place, which must not be loaded before: each file in a process of its own. */
const MOCKED = '{web,services}/**/*.mocked.test.ts'

/** Tests that start real programs. */
const onStacks = {
  globalSetup: 'infra/local/testing/vitest-setup.ts',
  setupFiles: 'infra/local/testing/vitest-logs.ts',
  testTimeout: 120_000,
  expect,
  hookTimeout: 180_000,
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          // One module graph for a worker: a process for each file takes longer than its tests.
          isolate: false,
          unstubGlobals: true,
          include: [
            '{web,gateway,services/*,services/settings/client,infra/*}/src/**/*.test.ts',
            '{web/build,web/histories,infra/test,infra/deploy/test,infra/engines,infra/faults,infra/structure}/**/*.test.ts',
          ],
          // They start real programs and a whole stack.
          exclude: [...exclude, LONG, MOCKED, 'infra/deploy/test/proxy/**'],
          // Random tests on a busy machine; nothing here waits for anything.
          testTimeout: 60_000,
          expect,
        },
      },
      {
        test: {
          name: 'stack',
          isolate: false,
          include: [
            '{gateway,services/*,infra/chassis,infra/contract,infra/mail,infra/local,infra/checks}/test/**/*.test.ts',
          ],
          exclude: [...exclude, LONG],
          ...onStacks,
        },
      },
      { test: { name: 'mocked', include: [MOCKED], exclude, testTimeout: 60_000, expect } },
      { test: { name: 'long', include: [LONG], exclude: [...exclude, ...left], ...onStacks } },
      {
        test: {
          name: 'vm',
          include: ['infra/deploy/vm/test/**/*.test.ts'],
          exclude,
          bail: 1,
          testTimeout: 15 * 60_000,
          hookTimeout: 30 * 60_000,
        },
      },
      { test: { name: 'proxies', include: ['infra/deploy/test/proxy/**/*.test.ts'], exclude, ...onStacks } },
    ],
  },
})
