import { type Entries, type Service, services } from '../paths.ts'
import { wordsFor } from '../plain-error.ts'
import { type Child, runToEnd, spawnChild } from '../process/child.ts'
import { createPart, type Failure, type Part } from '../process/part.ts'
import { waitUntil } from '../process/wait.ts'
import { baseEnv, deliveryEnv, gatewayEnv, serviceEnv, type Wiring } from './environment.ts'
import type { LaunchContext } from './launch-context.ts'
import { isForIdleTime, keepToIdleTime } from './mail-priority.ts'
import { type GatewayPlaces, urlAt } from './replica-urls.ts'
import type { SchemaUrls } from './schemas.ts'

const MIGRATION_LIMIT_MS = 5 * 60_000
const READY_LIMIT_MS = 30_000
/** How long a leaving replica still serves, so that its callers notice. */
const LEAVE_MS = 1_000

/** What the programs of the product need in addition to their own wiring. */
export type Product = LaunchContext & {
  entries: Entries
  extraEnv: Record<string, string>
  /** Over `extraEnv`, by the name of a part. */
  ownEnv?: Record<string, Record<string, string>> | undefined
  keepGoing?: boolean | undefined
}

/** Migrates every schema, each with its migration user. */
export async function migrateAll(product: Product, schemas: Record<Service, SchemaUrls>): Promise<void> {
  const runs = services.map((service) => migrateOne(product, service, schemas[service]))
  // All have ended before the first failure is thrown: the caller stops the database next.
  await Promise.allSettled(runs)
  await Promise.all(runs)
}

/** Migrates one schema. `onStdout` receives what was applied, which then does not go to the log. */
export const migrateOne = (
  product: Product,
  service: Service,
  { ddl }: SchemaUrls,
  onStdout?: (text: string) => void,
): Promise<void> =>
  runToEnd(
    {
      name: `migrate-${service}`,
      command: process.execPath,
      args: [product.entries.migrations[service]],
      env: envOf(product, { MYSQL_URL: ddl }),
      dataDir: product.dataDir,
      onStdout,
    },
    MIGRATION_LIMIT_MS,
    product.signal,
  )

/** The replicas of one service, not yet started; each is ready when it and its database answer. */
export const serviceParts = (product: Product, service: Service, wiring: Wiring): Part[] =>
  replicas(product, service, wiring.urls[service], (url) => ({
    entry: product.entries.services[service],
    env: serviceEnv(service, url, wiring),
  }))

/** The replicas of the gateway, not yet started. */
export const gatewayParts = (
  product: Product,
  { urls, metricsPorts }: GatewayPlaces,
  wiring: Wiring,
): Part[] =>
  replicas(product, 'gateway', urls, (url, at) => ({
    entry: product.entries.gateway,
    env: { ...gatewayEnv(wiring, url, product.env), METRICS_PORT: String(metricsPorts[at]) },
  }))

/** A pause that watchers can see, and that keeps a program that always ends from occupying a core. */
const RETURN_MS = 1_000

const notStarted = (error: unknown) => `did not start (${wordsFor(error)})`

/** The process that delivers messages, not yet started. No other part needs it: if it ends, it is restarted. */
export function deliveryPart(product: Product, url: string, wiring: Wiring): Part {
  const env = deliveryEnv(wiring, url, product.env)
  const died = ({ name, how }: Failure) => {
    product.say(`${name} ${how}; it is started again.`)
    setTimeout(() => {
      if (!isStopped)
        part.start().catch((error) => died({ name, how: notStarted(error), code: null, logTail: '' }))
    }, RETURN_MS).unref()
  }
  const isIdleWork = isForIdleTime({ ...product.env, ...product.ownEnv?.delivery })
  const [created] = replicas({ ...product, died }, 'delivery', [url], () => ({
    entry: product.entries.delivery,
    env,
    // Only once it is ready: on a busy machine its start would take minutes.
    ...(isIdleWork && { whenReady: keepToIdleTime }),
  }))
  if (!created) throw new Error('No delivery process')
  let isStopped = false
  const part: Part = {
    ...created,
    start: () => {
      isStopped = false
      return created.start()
    },
    stop: (limitMs) => {
      isStopped = true
      return created.stop(limitMs)
    },
  }
  return part
}

type ProgramStart = {
  entry: string
  env: Record<string, string>
  whenReady?: (pid: number) => Promise<void>
}

function replicas(
  product: Product,
  kind: Service | 'gateway' | 'delivery',
  urls: string[],
  programAt: (url: string, at: number) => ProgramStart,
): Part[] {
  const leave: Record<string, string> =
    product.keepGoing || urls.length > 1 ? { LEAVE_MS: String(LEAVE_MS) } : {}
  return urls.map((url, at) => {
    const name = urls.length > 1 ? `${kind}-${at + 1}` : kind
    const { entry, env, whenReady } = programAt(url, at)
    const given = () => ({ ...envOf(product, { ...leave, ...env }), ...product.ownEnv?.[name] })
    const metricsPort = given().METRICS_PORT
    return createPart({
      name,
      kind,
      url,
      metricsUrl: `${metricsPort ? urlAt(metricsPort) : url}/metrics`,
      spawn: () =>
        spawnChild({
          name,
          command: process.execPath,
          args: [entry],
          env: given(),
          dataDir: product.dataDir,
        }),
      ready: async (child) => {
        await isReady(product, child, url)
        if (child.pid) await whenReady?.(child.pid)
      },
      died: (failure) => product.died?.(failure),
    })
  })
}

const envOf = ({ env, dataDir, extraEnv }: Product, own: Record<string, string>) => ({
  ...baseEnv(env, dataDir),
  ...own,
  ...extraEnv,
})

const isReady = ({ signal }: Product, child: Child, url: string) =>
  waitUntil(
    async () => {
      const reply = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(3_000) })
      const words = await reply.text()
      if (!reply.ok) throw new Error(`/readyz answers ${reply.status} ${words.slice(0, 200)}`)
      return true
    },
    { what: child.name, limitMs: READY_LIMIT_MS, signal, child },
  )
