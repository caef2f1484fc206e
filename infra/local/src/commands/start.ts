/**
 * `npm start`: the whole product on one machine, until Ctrl-C (exit code 0), a signal, or the end of one of its
 * programs (exit code 1).
 */
import { networkInterfaces } from 'node:os'
import { keyLines } from '../keys/auth-keys.ts'
import { metricsUrlsOf } from '../process/part.ts'
import { runCommand } from '../process/run-command.ts'
import { aborted } from '../process/shutdown.ts'
import { readArguments } from '../stack/arguments.ts'
import { obeyLines } from '../stack/part-commands.ts'
import { prepareLaunch } from '../stack/prepare-launch.ts'
import { fromElsewhere } from '../stack/same-network.ts'
import { type Stack, startStack } from '../stack/stack.ts'
import { buildWeb } from '../stack/web-build.ts'

const say = (line: string) => console.log(line)

async function start(signal: AbortSignal): Promise<Stack> {
  const told = readArguments(process.argv.slice(2))
  const context = await prepareLaunch(signal)
  await buildWeb(context)
  const stack = await startStack({ ...context, ...told, delivers: true })
  if (told.keepGoing) obeyLines(stack.parts, say)
  return stack
}

async function serve(signal: AbortSignal): Promise<number> {
  const stack = await start(signal)
  if (stack.keys) keyLines(stack.keys).forEach(say)
  say(`Metrics: ${metricsUrlsOf(stack.parts, 'gateway').join(' ')}`)
  say(`Ready: ${stack.urls.join(' ')}`)
  const elsewhere = fromElsewhere(process.env, networkInterfaces(), stack.port)
  if (elsewhere) say(elsewhere)
  const failure = await Promise.race([stack.failed, aborted(signal)])
  if (failure) console.error(`${failure.name} ${failure.how}; stopping.\nIts last words:\n${failure.logTail}`)
  await stack.stop()
  return failure ? 1 : 0
}

await runCommand(serve, 0)
