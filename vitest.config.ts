import { defineConfig } from 'vitest/config'

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
            '{web/build,infra/test}/**/*.test.ts',
          ],
          exclude,
        },
      },
      {
        test: {
          name: 'stack',
          include: ['{gateway,services/*,infra/chassis,infra/local}/test/**/*.test.ts'],
          exclude,
          globalSetup: 'infra/local/testing/vitest-setup.ts',
          testTimeout: 30_000,
          hookTimeout: 90_000,
        },
      },
    ],
  },
})
