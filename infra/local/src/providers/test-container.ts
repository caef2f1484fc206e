import { PlainError } from '../plain-error.ts'
import { within } from '../process/wait.ts'
import type { LaunchContext } from '../stack/launch-context.ts'

/** Includes fetching the image. */
const START_LIMIT_MS = 90_000

type ContainerSpec = {
  image: string
  port: number
  command: string[]
  env?: Record<string, string>
  files?: Record<string, string>
  /** A folder in memory, for speed. */
  inMemory: string
}
/** `address` is host and port on this machine. */
type Container = { address: string; stop: () => Promise<void> }

/**
 * A server as a container, for tests. Null if CONTAINERS is `off`, no engine runs, or, with a line, the engine cannot
 * run it: then another provider follows, unless CONTAINERS is `on`.
 */
export async function runTestContainer(
  context: LaunchContext,
  spec: ContainerSpec,
): Promise<Container | null> {
  const wish = context.env.CONTAINERS
  if (!context.isDisposable || wish === 'off') return null
  if (!(await engineRuns())) {
    if (wish === 'on') throw new PlainError('CONTAINERS=on, but no container engine runs.')
    return null
  }
  const starting = start(spec)
  try {
    return await within(starting, { what: 'starting it', limitMs: START_LIMIT_MS, signal: context.signal })
  } catch (error) {
    // A container that starts too late is removed.
    starting.then(
      (container) => container.stop(),
      () => undefined,
    )
    const why = error instanceof Error ? error.message : String(error)
    if (wish === 'on' || context.signal?.aborted)
      throw new PlainError(`No container of ${spec.image}: ${why}`)
    context.say(`No container of ${spec.image} (${why.slice(0, 200)}): a private server instead.`)
    return null
  }
}

// Loaded on demand: it takes half a second, and is a development dependency.
const library = () => import('testcontainers')

async function engineRuns(): Promise<boolean> {
  const { getContainerRuntimeClient } = await library()
  return getContainerRuntimeClient().then(
    () => true,
    () => false,
  )
}

async function start({ image, port, command, env, files, inMemory }: ContainerSpec): Promise<Container> {
  const { GenericContainer } = await library()
  const contents = Object.entries(files ?? {}).map(([target, content]) => ({ target, content, mode: 0o444 }))
  const container = await new GenericContainer(image)
    .withEnvironment(env ?? {})
    .withCopyContentToContainer(contents)
    .withCommand(command)
    .withTmpFs({ [inMemory]: 'rw' })
    .withExposedPorts(port)
    .withStartupTimeout(START_LIMIT_MS)
    .start()
  return {
    address: `${container.getHost()}:${container.getMappedPort(port)}`,
    stop: async () => {
      await container.stop({ remove: true, removeVolumes: true, timeout: 0 })
    },
  }
}
