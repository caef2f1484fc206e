import { withTlsFiles } from '@recruit/chassis/config/tls-files'
import type { Requirement } from '../install/install-missing.ts'
import { findProgram } from '../install/machine.ts'
import { PlainError } from '../plain-error.ts'
import type { Part } from '../process/part.ts'
import type { LaunchContext } from '../stack/launch-context.ts'
import { isKeptInVolume, keptContainer, mayBeContainer, testContainer } from './containers.ts'
import { findEngine, hasImage } from './engine.ts'
import { imageOf, type ServerKind, waitFor } from './server-kind.ts'

/** A server that is ready: its address with credentials, and what was started for it (nothing for a given one). */
export type Server = {
  url: string
  parts: Part[]
  stop: () => Promise<void>
  /** Each program of the product has an account of its own there. */
  hasUsers?: boolean
}

/** One way to get a server; null if it is unavailable on this machine. */
type Provider = (context: LaunchContext, kind: ServerKind) => Promise<Server | null>

const named: Provider = async ({ env, signal }, kind) => {
  const given = env[`${kind.prefix}_URL`]
  if (!given) return null
  const url = withTlsFiles(given, kind.prefix, env)
  await kind.answers(url, { what: `The ${kind.title} of ${kind.prefix}_URL`, limitMs: 15_000, signal })
  return { url, parts: [], stop: async () => {} }
}

const inTestContainer: Provider = async (context, kind) => {
  const spec = kind.container(context)
  const container = await testContainer(context, spec, imageOf(kind, context.env))
  if (!container) return null
  const url = spec.urlAt(container.address)
  try {
    await kind.answers(url, waitFor(kind, context))
  } catch (error) {
    await container.stop()
    throw error
  }
  return { url, parts: [], stop: container.stop, hasUsers: true }
}

const inKeptContainer: Provider = async (context, kind) => {
  if (context.isDisposable || !mayBeContainer(context, kind)) return null
  const part = await keptContainer(context, kind)
  return part && { url: part.url, parts: [part], stop: part.stop, hasUsers: true }
}

const asProcess: Provider = async (context, kind) => {
  const program = programOf(kind, context)
  if (!program) return null
  const { part, hasUsers } = await kind.startProcess(context, program)
  return { url: part.url, parts: [part], stop: part.stop, hasUsers }
}

const programOf = ({ programs }: ServerKind, { env, machine }: LaunchContext) =>
  findProgram(programs, env, machine)

/** The server by the first way that works; `requirementOf` installs what the last one needs. */
export async function startServer(kind: ServerKind, context: LaunchContext): Promise<Server> {
  for (const provider of [named, inTestContainer, inKeptContainer, asProcess]) {
    const server = await provider(context, kind)
    if (server) return server
  }
  throw new PlainError(`No ${kind.label} could be started on this machine.`)
}

export const requirementOf = (kind: ServerKind): Requirement => ({
  name: kind.label,
  isThere: (context) => isProvided(context, kind),
  packages: kind.packages,
  otherwise: 'start Docker or Podman, or set MYSQL_URL and REDIS_URL',
})

/** The server as a program: tests start, kill and stop some of their own as processes. */
export const programRequirementOf = (kind: ServerKind): Requirement => ({
  name: kind.label,
  isThere: (context) => programOf(kind, context) !== null,
  packages: kind.packages,
  otherwise: 'put them where PATH leads: tests run them as processes',
})

/** Whether this server is available without an installation. Fetches its image if an engine would run it. */
async function isProvided(context: LaunchContext, kind: ServerKind): Promise<boolean> {
  if (context.env[`${kind.prefix}_URL`] || isKeptInVolume(context, kind.name)) return true
  if (programOf(kind, context)) return true
  if (!mayBeContainer(context, kind)) return false
  const engine = await findEngine(context)
  return engine !== null && (await hasImage(engine, imageOf(kind, context.env), context))
}
