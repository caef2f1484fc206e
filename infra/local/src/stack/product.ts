import { join, relative } from 'node:path'
import { readSecrets } from '../keys/secrets.ts'
import { entries, entryOf, root, type Service, services } from '../paths.ts'
import { type Child, runToEnd, spawnChild } from '../process/child.ts'
import { createPart, type Part } from '../process/part.ts'
import { waitUntil } from '../process/wait.ts'
import { baseEnv, deliveryEnv, type Wiring } from './environment.ts'
import type { LaunchContext } from './launch-context.ts'
import { isForIdleTime, keepToIdleTime } from './mail-priority.ts'
import { urlAt } from './ports.ts'
import { ensureSchemas, grantTables, prefixOf, type SchemaUrls } from './schemas.ts'

const MIGRATION_LIMIT_MS = 5 * 60_000
const READY_LIMIT_MS = 30_000
/** How long a leaving replica still serves, so that its callers notice. */
const LEAVE_MS = 1_000

/** What the programs of the product need in addition to their own wiring. */
export type Product = LaunchContext & {
  extraEnv?: Record<string, string> | undefined
  /** The metrics ports of first replicas, by the name of a part. */
  metricsEnv?: Record<string, Record<string, string>> | undefined
  /** Over all others, by the name of a part; read at each start, because tests change it meanwhile. */
  ownEnv?: Record<string, Record<string, string>> | undefined
  keepGoing?: boolean | undefined
  /** Another checkout, whose programs run instead; the migrations are this one's. */
  programs?: string | undefined
}

/** The schemas of a server with all migrations, or as `fill` makes them, and with the rights of the services. */
export async function migratedSchemas(
  product: Product,
  adminUrl: string,
  prefix = prefixOf(adminUrl),
  fill?: (adminUrl: string, prefix: string) => Promise<void>,
): Promise<Record<Service, SchemaUrls>> {
  const schemas = await ensureSchemas(adminUrl, readSecrets(product.dataDir), prefix)
  if (fill) await fill(adminUrl, prefix)
  else {
    const runs = services.map((service) => migrate(product, service, schemas[service]))
    // All have ended before the first failure is thrown: the caller stops the database next.
    await Promise.allSettled(runs)
    await Promise.all(runs)
  }
  await grantTables(adminUrl, prefix)
  return schemas
}

/** Migrates one schema with its migration user. `onStdout` receives what was applied, which else goes to the log. */
export const migrate = (
  product: Product,
  service: Service,
  { ddl }: SchemaUrls,
  onStdout?: (text: string) => void,
): Promise<void> =>
  runToEnd(
    {
      name: `migrate-${service}`,
      command: process.execPath,
      args: [entries.migrations[service]],
      env: envOf(product, { MYSQL_URL: ddl }),
      dataDir: product.dataDir,
      onStdout,
    },
    MIGRATION_LIMIT_MS,
    product.signal,
  )

/** The process that delivers messages, not yet started. No other part needs it: it is restarted however often it ends. */
export function deliveryPart(product: Product, url: string, wiring: Wiring): Part {
  // Only once it is ready: on a busy machine its start would take minutes.
  const whenReady = isForIdleTime({ ...product.env, ...product.ownEnv?.delivery })
    ? keepToIdleTime
    : undefined
  const env = deliveryEnv(wiring, url, product.env)
  const always = { ...product, restarts: Number.POSITIVE_INFINITY }
  return partOf(always, { kind: 'delivery', name: 'delivery', url, env, whenReady })
}

/** The replicas of one program, not yet started; each is ready when it and its database answer. */
export function replicas(
  product: Product,
  kind: Service | 'gateway',
  urls: string[],
  envAt: (url: string, at: number) => Record<string, string>,
): Part[] {
  const leave: Record<string, string> =
    product.keepGoing || urls.length > 1 ? { LEAVE_MS: String(LEAVE_MS) } : {}
  return urls.map((url, at) => {
    const name = urls.length > 1 ? `${kind}-${at + 1}` : kind
    return partOf(product, { kind, name, url, env: { ...leave, ...envAt(url, at) } })
  })
}

type Program = Pick<Part, 'name' | 'url'> & {
  kind: Service | 'gateway' | 'delivery'
  env: Record<string, string>
  whenReady?: ((pid: number) => Promise<void>) | undefined
}

function partOf(product: Product, { kind, name, url, env, whenReady }: Program): Part {
  const given = () => ({
    ...envOf(product, env),
    ...product.metricsEnv?.[name],
    ...product.ownEnv?.[name],
  })
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
        args: [join(product.programs ?? root, relative(root, entryOf(kind)))],
        env: given(),
        dataDir: product.dataDir,
      }),
    ready: async (child) => {
      await isReady(product, child, url)
      if (child.pid) await whenReady?.(child.pid)
    },
    restarts: product.restarts,
    say: product.say,
    died: (failure) => product.died?.(failure),
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
