import { expect, test } from 'vitest'
import type { LaunchContext } from '../stack/launch-context.ts'
import { testContainer } from './containers.ts'

/** Fails with or without a container engine. */
const spec = { port: 1, command: [], secretEnv: {}, folder: '/data', urlAt: String }
const run = (context: LaunchContext) => testContainer(context, spec, 'localhost/nobody-has-this:0')
const context = (env: NodeJS.ProcessEnv) => ({ dataDir: '/nowhere', env, say: () => undefined })

test('data that must last, or a wish for none, gets no container', async () => {
  expect(await run(context({ CONTAINERS: 'on' }))).toBeNull()
  expect(await run({ ...context({ CONTAINERS: 'off' }), isDisposable: true })).toBeNull()
})

test('where a container does not run, another way is taken unless containers are insisted on', async () => {
  expect(await run({ ...context({}), isDisposable: true })).toBeNull()
  await expect(run({ ...context({ CONTAINERS: 'on' }), isDisposable: true })).rejects.toThrow(/container/)
})
