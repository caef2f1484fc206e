import type { Requirement } from '../install/install-missing.ts'
import { guarded, spawnChild } from '../process/child.ts'
import { createPart, type Part } from '../process/part.ts'
import type { Wait } from '../process/wait.ts'
import type { LaunchContext } from '../stack/launch-context.ts'

/** The supported databases, as container images. */
export const images = { mysql: 'mysql:8.4', redis: 'redis:7.4' }

export type ContainerSpec = {
  port: number
  /** The image's data folder. */
  folder: string
  command: string[]
  /** Reaches the container without appearing on a command line, which every user can read. */
  secretEnv: Record<string, string>
  /** Options for the engine's `run` of a container that is kept. */
  options?: string[]
  /** The address with credentials, by host and port. */
  urlAt: (address: string) => string
}

/** What all ways of starting a server need to know about MySQL or Redis. */
export type ServerKind = {
  name: 'mysql' | 'redis'
  /** Of the variables `…_URL`, `…_IMAGE` and those of TLS. */
  prefix: 'MYSQL' | 'REDIS'
  title: string
  /** With the programs that are compatible. */
  label: string
  packages: Requirement['packages']
  programs: string[]
  /** Exists in its folder once it has run as a process. */
  ownFile: string
  readyLimitMs: number
  /** Resolves when the server at this address answers its account. */
  answers: (url: string, wait: Wait) => Promise<void>
  container: (context: LaunchContext) => ContainerSpec
  /** Runs the installed program as a private process, with its data in the data folder. */
  startProcess: (context: LaunchContext, program: string) => Promise<{ part: Part; hasUsers?: boolean }>
}

export const imageOf = ({ name, prefix }: ServerKind, env: NodeJS.ProcessEnv): string =>
  env[`${prefix}_IMAGE`] || images[name]

export const waitFor = ({ title, readyLimitMs }: ServerKind, { signal }: LaunchContext): Wait => ({
  what: title,
  limitMs: readyLimitMs,
  signal,
})

type Guarded = {
  program: string
  args: string[]
  env: Record<string, string>
  /** Called when it answers or has failed to. */
  settled?: () => void
}

/** The server below a guard, ready. `next` is called for every start. */
export async function startGuarded(
  context: LaunchContext,
  kind: ServerKind,
  url: string,
  next: () => Guarded,
): Promise<Part> {
  const { name } = kind
  let settled: Guarded['settled']
  const part = createPart({
    name,
    kind: name,
    url,
    isGuarded: true,
    spawn: () => {
      const { program, args, env, settled: afterwards } = next()
      settled = afterwards
      return spawnChild({ name, ...guarded(program, args), env, dataDir: context.dataDir })
    },
    ready: (child) => kind.answers(url, { ...waitFor(kind, context), child }).finally(() => settled?.()),
    restarts: context.restarts,
    say: context.say,
    died: (failure) => context.died?.(failure),
  })
  await part.start()
  return part
}
