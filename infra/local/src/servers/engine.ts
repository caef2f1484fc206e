import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { withProgress } from '../../launch/progress.mjs'
import { runToEnd } from '../process/child.ts'
import { baseEnv, pick } from '../stack/environment.ts'
import type { LaunchContext } from '../stack/launch-context.ts'

const execute = promisify(execFile)
const ANSWER_LIMIT_MS = 8_000
const PULL_LIMIT_MS = 5 * 60_000

/** A container engine that answers, by its command. */
export type Engine = 'docker' | 'podman'
const engines: readonly Engine[] = ['docker', 'podman']

/** The variables that the engine's command gets. */
export const engineEnv = ({ env, dataDir }: LaunchContext): Record<string, string> => ({
  ...baseEnv(env, dataDir),
  ...pick(env, ['DOCKER_HOST', 'DOCKER_CONTEXT', 'DOCKER_CONFIG', 'XDG_RUNTIME_DIR', 'CONTAINER_HOST']),
})

/** The first engine whose server answers; null if none runs. */
export async function findEngine(context: LaunchContext): Promise<Engine | null> {
  for (const engine of engines) if (await succeeds(engine, ['version'], context)) return engine
  return null
}

/** Whether the engine has the image; a missing one is fetched first. A failure prints one line. */
export async function hasImage(engine: Engine, image: string, context: LaunchContext): Promise<boolean> {
  if (await succeeds(engine, ['image', 'inspect', image], context)) return true
  const spec = {
    name: `${engine}-pull`,
    command: engine,
    args: ['pull', '--quiet', image],
    env: engineEnv(context),
    dataDir: context.dataDir,
  }
  try {
    await withProgress(
      `Fetching the image ${image} with ${engine}`,
      () => runToEnd(spec, PULL_LIMIT_MS, context.signal),
      context.say,
    )
    return true
  } catch (error) {
    context.signal?.throwIfAborted()
    context.say(`${engine} cannot fetch ${image}: ${lastLine(error)}`)
    return false
  }
}

/** Removes a container, in any state that an earlier run has left. */
export async function removeContainer(engine: Engine, name: string, context: LaunchContext): Promise<void> {
  await succeeds(engine, ['stop', '--time', '20', name], context, 30_000)
  await succeeds(engine, ['rm', '--force', name], context)
}

const succeeds = (engine: Engine, args: string[], context: LaunchContext, timeout = ANSWER_LIMIT_MS) =>
  execute(engine, args, { env: engineEnv(context), timeout }).then(
    () => true,
    () => false,
  )

const lastLine = (error: unknown) => String(error).trim().split('\n').at(-1)
