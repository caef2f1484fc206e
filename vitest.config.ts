import { defineConfig } from 'vitest/config'

/** For how long a state is waited for; a machine at work may need more than the second that is usual. */
const expect = { poll: { timeout: 10_000 } }
const exclude = ['**/node_modules/**', '**/dist/**']

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{web,gateway,services/*,infra/*}/src/**/*.test.ts',
            '{web/build,web/histories,infra/test,infra/deploy/test,infra/engines,infra/faults,infra/structure}/**/*.test.ts',
          ],
          // They start real programs and a whole stack.
          exclude: [...exclude, 'infra/deploy/test/proxy/**'],
          // Random tests on a busy machine; nothing here waits for anything.
          testTimeout: 60_000,
          expect,
        },
      },
      {
        test: {
          name: 'stack',
          include: ['{gateway,services/*,infra/chassis,infra/local,infra/checks}/test/**/*.test.ts'],
          exclude,
          globalSetup: 'infra/local/testing/vitest-setup.ts',
          testTimeout: 120_000,
          expect,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'proxies',
          include: ['infra/deploy/test/proxy/**/*.test.ts'],
          exclude,
          globalSetup: 'infra/local/testing/vitest-setup.ts',
          testTimeout: 120_000,
          expect,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
