import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findProgram } from '../install/machine.ts'
import { PlainError } from '../plain-error.ts'
import type { Part } from '../process/part.ts'
import { within } from '../process/wait.ts'
import type { LaunchContext } from '../stack/launch-context.ts'
import { freePort } from '../stack/ports.ts'
import { engineEnv, findEngine, hasImage, removeContainer } from './engine.ts'
import { type ContainerSpec, imageOf, type ServerKind, startGuarded } from './server-kind.ts'

/** Includes fetching the image. */
const START_LIMIT_MS = 90_000

const fileOf = (context: LaunchContext, name: string) => join(context.dataDir, name, 'volume')

/** Whether this server's data is in a volume already. */
export const isKeptInVolume = (context: LaunchContext, name: string): boolean =>
  existsSync(fileOf(context, name))

/**
 * Whether a container may be the server. CONTAINERS is `on` or `off`; without it, tests use a running engine, and a
 * server with lasting data is a container if no program is installed. Existing data decides first.
 */
export function mayBeContainer(context: LaunchContext, { name, programs, ownFile }: ServerKind): boolean {
  const { CONTAINERS } = context.env
  if (context.isDisposable) return CONTAINERS !== 'off'
  if (isKeptInVolume(context, name)) return true
  if (existsSync(join(context.dataDir, name, ownFile)) || CONTAINERS === 'off') return false
  return CONTAINERS === 'on' || !findProgram(programs, context.env, context.machine)
}

/**
 * A container with its data in a named volume, which outlives it. Null if no engine runs it; throws if its data exists
 * out of reach.
 */
export async function keptContainer(context: LaunchContext, kind: ServerKind): Promise<Part | null> {
  const { name } = kind
  const image = imageOf(kind, context.env)
  const engine = await findEngine(context)
  if (!engine || !(await hasImage(engine, image, context))) {
    if (!isKeptInVolume(context, name)) return null
    throw new PlainError(
      `The data of ${name} is in the volume ${volumeOf(context, name)}: please start the container engine.`,
    )
  }
  const volume = volumeOf(context, name)
  const untilGone = () => removeContainer(engine, volume, context)
  await untilGone()
  const address = `127.0.0.1:${await freePort()}`
  const { port, folder, command, secretEnv, options = [], urlAt } = kind.container(context)
  const args = [
    ...[
      'run',
      '--rm',
      '--name',
      volume,
      '--volume',
      `${volume}:${folder}`,
      '--publish',
      `${address}:${port}`,
    ],
    ...Object.keys(secretEnv).flatMap((variable) => ['--env', variable]),
    ...options,
    image,
    ...command,
  ]
  const env = { ...engineEnv(context), ...secretEnv }
  const part = await startGuarded(context, kind, urlAt(address), () => ({ program: engine, args, env }))
  // The engine's command, after several signals, ends before its container does.
  const stop = async () => {
    await part.stop()
    await untilGone()
  }
  const restart = async () => {
    await stop()
    await part.start()
  }
  return { ...part, stop, restart }
}

/** The volume's name, chosen once; the container has the same. */
function volumeOf(context: LaunchContext, name: string): string {
  const file = fileOf(context, name)
  if (!existsSync(file)) {
    mkdirSync(join(context.dataDir, name), { recursive: true, mode: 0o700 })
    writeFileSync(file, `recruit-${name}-${randomBytes(4).toString('hex')}`, { mode: 0o600 })
  }
  return readFileSync(file, 'utf8')
}

/** `address` is host and port on this machine. */
type Container = { address: string; stop: () => Promise<void> }

/**
 * A container with temporary data, for tests. Null if CONTAINERS is `off`, no engine runs, or, with a line, the engine
 * cannot run it: then another provider follows, unless CONTAINERS is `on`.
 */
export async function testContainer(
  context: LaunchContext,
  spec: ContainerSpec,
  image: string,
): Promise<Container | null> {
  const wish = context.env.CONTAINERS
  if (!context.isDisposable || wish === 'off') return null
  // Loaded on demand: it takes half a second, and is a development dependency.
  const { getContainerRuntimeClient } = await import('testcontainers')
  const runs = await getContainerRuntimeClient().then(Boolean, () => false)
  if (!runs) {
    if (wish === 'on') throw new PlainError('CONTAINERS=on, but no container engine runs.')
    return null
  }
  const starting = start(spec, image)
  try {
    return await within(starting, { what: 'starting it', limitMs: START_LIMIT_MS, signal: context.signal })
  } catch (error) {
    // A container that starts too late is removed.
    starting.then(
      (container) => container.stop(),
      () => undefined,
    )
    const why = error instanceof Error ? error.message : String(error)
    if (wish === 'on' || context.signal?.aborted) throw new PlainError(`No container of ${image}: ${why}`)
    context.say(`No container of ${image} (${why.slice(0, 200)}): a private server instead.`)
    return null
  }
}

async function start(spec: ContainerSpec, image: string): Promise<Container> {
  const { GenericContainer } = await import('testcontainers')
  const container = await new GenericContainer(image)
    .withEnvironment(spec.secretEnv)
    .withCommand(spec.command)
    // In memory, for speed.
    .withTmpFs({ [spec.folder]: 'rw' })
    .withExposedPorts(spec.port)
    .withStartupTimeout(START_LIMIT_MS)
    .start()
  return {
    address: `${container.getHost()}:${container.getMappedPort(spec.port)}`,
    stop: async () => {
      await container.stop({ remove: true, removeVolumes: true, timeout: 0 })
    },
  }
}
