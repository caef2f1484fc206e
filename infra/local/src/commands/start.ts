/**
 * `npm start`: the whole product on one machine, until Ctrl-C (exit code 0), a signal, or a program that ends again and
 * again (exit code 1).
 */
import { networkInterfaces } from 'node:os'
import { createInterface } from 'node:readline'
import { OPTION, readArguments } from '../arguments.ts'
import { keyLines } from '../keys/auth-keys.ts'
import { type Service, services } from '../paths.ts'
import { wordsFor } from '../plain-error.ts'
import { metricsUrlsOf, type Part } from '../process/part.ts'
import { aborted, runCommand } from '../process/run-command.ts'
import { prepareLaunch } from '../stack/prepare-launch.ts'
import { fromElsewhere } from '../stack/same-network.ts'
import { type StackOptions, startStack } from '../stack/stack.ts'
import { buildWeb } from '../stack/web-build.ts'

const say = (line: string) => console.log(line)
const MOST = 9
/** Of one program in a minute. */
const RESTARTS = 3
const kinds: readonly (Service | 'gateway')[] = [...services, 'gateway']

async function serve(signal: AbortSignal): Promise<number> {
  const told = startArguments()
  const context = await prepareLaunch(signal)
  await buildWeb(context)
  const stack = await startStack({
    ...context,
    ...told,
    restarts: told.keepGoing ? 0 : RESTARTS,
    delivers: true,
  })
  if (told.keepGoing) obeyLines(stack.parts)
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

/** The command line arguments of `npm start`. */
function startArguments(): Pick<StackOptions, 'replicas' | 'keepGoing'> {
  const { values, refusal } = readArguments({
    usage: `npm start [-- --replicas applicants=2,gateway=2] [--keep-going], at most ${MOST} of each.`,
    options: { replicas: OPTION.texts, 'keep-going': OPTION.flag },
  })
  const replicas = (values.replicas ?? []).flatMap((text) => text.split(',')).map(readOne)
  return { keepGoing: values['keep-going'], replicas: Object.fromEntries(replicas) }

  function readOne(text: string): [Service | 'gateway', number] {
    const [name, number, ...rest] = text.split('=')
    const kind = kinds.find((one) => one === name)
    const count = Number(number)
    if (!kind || rest.length > 0 || !Number.isInteger(count) || count < 1 || count > MOST)
      throw refusal(`--replicas does not understand "${text}".`)
    return [kind, count]
  }
}

const verbs = ['start', 'stop', 'restart'] as const

/**
 * Runs commands from stdin on the parts of a running stack, such as `restart applicants-2`: one by one per part, so
 * that a slow part delays only itself.
 */
function obeyLines(parts: Part[]): void {
  const last = new Map<Part, Promise<void>>()
  createInterface({ input: process.stdin }).on('line', (text) => {
    const line = text.trim()
    if (!line) return
    const [first, name] = line.split(/\s+/)
    const verb = verbs.find((one) => one === first)
    const part = parts.find((one) => one.name === name)
    if (!verb || !part)
      return say(
        `Say ${verbs.join(', ')} and one of ${parts.map((one) => one.name).join(', ')}, not "${line}".`,
      )
    const obeyed = (last.get(part) ?? Promise.resolve())
      .then(() => part[verb]())
      .then(
        () => say(`${part.name} ${part.isRunning() ? 'runs' : 'is stopped'}.`),
        (error) => say(wordsFor(error)),
      )
    last.set(part, obeyed)
  })
}

await runCommand(serve, 0)
