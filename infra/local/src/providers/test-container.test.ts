import { expect, test } from 'vitest'
import { runTestContainer } from './test-container.ts'

/** Fails with or without a container engine. */
const nowhere = { image: 'localhost/nobody-has-this:0', port: 1, command: [], inMemory: '/data' }
const context = (env: NodeJS.ProcessEnv) => ({ dataDir: '/nowhere', env, say: () => undefined })

test('data that must last, or a wish for none, gets no container', async () => {
  expect(await runTestContainer(context({ CONTAINERS: 'on' }), nowhere)).toBeNull()
  expect(
    await runTestContainer({ ...context({ CONTAINERS: 'off' }), isDisposable: true }, nowhere),
  ).toBeNull()
})

test('where a container does not run, another way is taken unless containers are insisted on', async () => {
  expect(await runTestContainer({ ...context({}), isDisposable: true }, nowhere)).toBeNull()
  await expect(
    runTestContainer({ ...context({ CONTAINERS: 'on' }), isDisposable: true }, nowhere),
  ).rejects.toThrow(/container/)
})
