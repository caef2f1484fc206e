/**
 * `npm run dev`: the product as `npm start` runs it, with the web app from Vite's dev server; a saved file restarts the
 * programs that use it. Ctrl-C is exit code 0, as with `npm start`.
 */
import { join } from 'node:path'
import { keyLines } from '../src/keys/auth-keys.ts'
import { type Failure, metricsUrlsOf } from '../src/process/part.ts'
import { aborted, runCommand } from '../src/process/run-command.ts'
import { freePort } from '../src/stack/ports.ts'
import { prepareLaunch } from '../src/stack/prepare-launch.ts'
import { startStack } from '../src/stack/stack.ts'
import { writePages } from './pages.ts'
import { createRestarts } from './restarts.ts'
import { createWebServer } from './web-server.ts'

const say = (line: string) => console.log(line)

async function develop(signal: AbortSignal): Promise<number> {
  const context = await prepareLaunch(signal)
  const { port, dataDir } = context
  const databaseDied = Promise.withResolvers<Failure>()
  const stack = await startStack({
    ...context,
    port: await freePort(),
    delivers: true,
    ownEnv: { gateway: { WEB_DIST: writePages(dataDir), HOST: '127.0.0.1' } },
    died: (failure) => {
      if (failure.name === 'mysql' || failure.name === 'redis') databaseDied.resolve(failure)
      else say(`${wordsOf(failure)}\n${failure.name} is started again when a file is saved.`)
    },
  })
  try {
    const restarts = createRestarts({ ...stack, say, refreshPages: () => writePages(dataDir) })
    const { saved, idle } = restarts
    const web = await createWebServer({ gateway: stack.url, port, onSaved: saved, idle })
    try {
      signal.throwIfAborted()
      if (stack.keys) keyLines(stack.keys).forEach(say)
      say(`Logs: ${join(dataDir, 'logs')}`)
      say(`Metrics: ${metricsUrlsOf(stack.parts, 'gateway').join(' ')}`)
      say(`Ready: http://localhost:${port}`)
      const failure = await Promise.race([databaseDied.promise, aborted(signal)])
      if (failure) console.error(`${wordsOf(failure)}\nStopping.`)
      return failure ? 1 : 0
    } finally {
      restarts.stop()
      await web.close()
    }
  } finally {
    await stack.stop()
  }
}

const wordsOf = ({ name, how, logTail }: Failure) => `${name} ${how}. Its last words:\n${logTail}`

await runCommand(develop, 0)
