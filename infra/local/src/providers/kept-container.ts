import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PlainError } from '../plain-error.ts'
import { spawnChild } from '../process/child.ts'
import { createPart, type Part, type PartSpec } from '../process/part.ts'
import { guarded } from '../process/supervised.ts'
import type { LaunchContext } from '../stack/launch-context.ts'
import { engineEnv, findEngine, hasImage, removeContainer } from './engine.ts'

/** A server in a container whose data outlives it, in a named volume. */
type KeptContainerSpec = Pick<PartSpec, 'url' | 'ready'> & {
  name: 'mysql' | 'redis'
  image: string
  port: { outside: number; inside: number }
  /** The image's data folder. */
  folder: string
  /** Reaches the container without appearing on a command line, which every user can read. */
  secretEnv: Record<string, string>
  /** Options for `run`, before the image. */
  options?: string[]
  command: string[]
}

const fileOf = (context: LaunchContext, name: string) => join(context.dataDir, name, 'volume')

/** Whether this server's data is in a volume already. */
export const isKeptInVolume = (context: LaunchContext, name: string): boolean =>
  existsSync(fileOf(context, name))

/** Starts the server as a container. Null if no engine runs it; throws if its data exists out of reach. */
export async function startKeptContainer(
  context: LaunchContext,
  spec: KeptContainerSpec,
): Promise<Part | null> {
  const engine = await findEngine(context)
  if (!engine || !(await hasImage(engine, spec.image, context))) {
    if (!isKeptInVolume(context, spec.name)) return null
    throw new PlainError(
      `The data of ${spec.name} is in the volume ${volumeOf(context, spec.name)}: please start the container engine.`,
    )
  }
  const volume = volumeOf(context, spec.name)
  await removeContainer(engine, volume, context)
  const args = [
    ...['run', '--rm', '--name', volume, '--volume', `${volume}:${spec.folder}`],
    ...['--publish', `127.0.0.1:${spec.port.outside}:${spec.port.inside}`],
    ...Object.keys(spec.secretEnv).flatMap((name) => ['--env', name]),
    ...(spec.options ?? []),
    spec.image,
    ...spec.command,
  ]
  const part = createPart({
    name: spec.name,
    kind: spec.name,
    url: spec.url,
    isGuarded: true,
    spawn: () =>
      spawnChild({
        name: spec.name,
        ...guarded(engine, args),
        env: { ...engineEnv(context), ...spec.secretEnv },
        dataDir: context.dataDir,
      }),
    ready: spec.ready,
    died: (failure) => context.died?.(failure),
  })
  await part.start()
  return endsWith(part, () => removeContainer(engine, volume, context))
}

/** The engine's command, after several signals, ends before its container does. */
function endsWith(part: Part, untilGone: () => Promise<void>): Part {
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
