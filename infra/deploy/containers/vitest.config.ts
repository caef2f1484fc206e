import { defineConfig } from 'vitest/config'

/** Not a part of `npm test`, because it needs an engine and the images. */
export default defineConfig({
  test: {
    include: ['infra/deploy/containers/*.test.ts'],
    root: `${import.meta.dirname}/../../..`,
    testTimeout: 180_000,
    hookTimeout: 60_000,
    bail: 1,
    fileParallelism: false,
  },
})
