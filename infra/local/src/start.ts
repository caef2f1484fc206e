/**
 * `npm start`: the whole product on one machine, until Ctrl-C (exit code 0), a signal, or the end of one of its
 * programs (exit code 1).
 */
import { readArguments } from './arguments.ts'
import { obeyLines } from './commands.ts'
import { dataDirOf, makeDataDir } from './data-dir.ts'
import { aborted, Interrupted, listenForTheEnd } from './ending.ts'
import { PlainError, wordsFor } from './plain-error.ts'
import { assertPortIsFree } from './ports.ts'
import { withSecretFiles } from './secret-files.ts'
import { type Stack, startStack } from './stack.ts'
import { buildWeb } from './web-build.ts'

const say = (line: string) => console.log(line)

async function start(signal: AbortSignal): Promise<Stack> {
  const told = readArguments(process.argv.slice(2))
  const env = withSecretFiles(process.env)
  const port = portOf(env)
  const dataDir = dataDirOf(env)
  // The stack looks again; here it spares the wait for a build.
  await assertPortIsFree(port)
  makeDataDir(dataDir)
  await buildWeb({ dataDir, env, say, signal })
  const stack = await startStack({ port, dataDir, env, say, signal, ...told })
  if (told.keepGoing) obeyLines(stack.parts, say)
  return stack
}

function portOf(env: NodeJS.ProcessEnv): number {
  const port = Number(env.PORT || 8080)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new PlainError(`PORT must be a number from 1 to 65535, not "${env.PORT}".`)
}

async function serve(signal: AbortSignal): Promise<number> {
  const stack = await start(signal)
  if (stack.keys) {
    say(`Admin key: ${stack.keys.admin}`)
    say(`Manager key: ${stack.keys.manager}`)
  }
  say(`Ready: ${stack.urls.join(' ')}`)
  const failure = await Promise.race([stack.failed, aborted(signal)])
  if (failure) console.error(`${failure.name} ${failure.how}; stopping.\nIts last words:\n${failure.logTail}`)
  await stack.stop()
  return failure ? 1 : 0
}

process.exitCode = await serve(listenForTheEnd()).catch((error: unknown) => {
  if (error instanceof Interrupted) return 0
  console.error(wordsFor(error))
  return 1
})
process.exit()
