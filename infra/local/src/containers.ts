import type { Place } from './ladder.ts'
import { PlainError } from './plain-error.ts'
import { within } from './wait.ts'

/** With an image that has to be fetched first. */
const START_LIMIT_MS = 90_000

export type ContainerSpec = {
  image: string
  port: number
  command: string[]
  env?: Record<string, string>
  files?: Record<string, string>
  /** A folder that is kept in memory, for speed. */
  inMemory: string
}
/** `address` is host and port, as reached from this machine. */
export type Container = { address: string; stop: () => Promise<void> }

/**
 * A server as a container, for tests. Null where TEST_CONTAINERS says `off`, no engine runs, or, with a line that says
 * so, the engine does not get it to run: then another way is taken, unless TEST_CONTAINERS says `on`.
 */
export async function runContainer(place: Place, spec: ContainerSpec): Promise<Container | null> {
  const wish = place.env.TEST_CONTAINERS
  if (!place.isDisposable || wish === 'off') return null
  if (!(await engineRuns())) {
    if (wish === 'on') throw new PlainError('TEST_CONTAINERS=on, but no container engine runs.')
    return null
  }
  const starting = start(spec)
  try {
    return await within(starting, { what: 'starting it', limitMs: START_LIMIT_MS, signal: place.signal })
  } catch (error) {
    // Whoever comes too late is not wanted any more.
    starting.then(
      (container) => container.stop(),
      () => undefined,
    )
    const why = error instanceof Error ? error.message : String(error)
    if (wish === 'on' || place.signal?.aborted) throw new PlainError(`No container of ${spec.image}: ${why}`)
    place.say(`No container of ${spec.image} (${why.slice(0, 200)}): a private server instead.`)
    return null
  }
}

// Loaded where it is wanted only: it takes half a second, and is there for development alone.
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
