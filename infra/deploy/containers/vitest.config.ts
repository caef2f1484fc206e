import { defineConfig } from 'vitest/config'

/** Needs an engine and the images; so it is no part of `npm test`. */
export default defineConfig({
  test: {
    include: ['infra/deploy/containers/*.test.ts'],
    root: `${import.meta.dirname}/../../..`,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    bail: 1,
    fileParallelism: false,
  },
})
