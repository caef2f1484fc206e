import { type Child, spawnChild } from './child.ts'
import { baseEnv, gatewayEnv, serviceEnv, type Wiring } from './environment.ts'
import type { Place } from './ladder.ts'
import { type Entries, type Service, services } from './paths.ts'
import { runToEnd } from './run.ts'
import type { SchemaUrls } from './schemas.ts'
import { waitUntil } from './wait.ts'

const MIGRATION_LIMIT_MS = 5 * 60_000
const READY_LIMIT_MS = 30_000

/** What the programs of the product need beside their own wiring. */
export type Product = Place & { entries: Entries; extraEnv: Record<string, string> }

/** Brings every schema up to date, each with its migration user. */
export async function migrateAll(product: Product, schemas: Record<Service, SchemaUrls>): Promise<void> {
  const runs = services.map((service) =>
    runToEnd(
      {
        name: `migrate-${service}`,
        command: process.execPath,
        args: [product.entries.migrations[service]],
        env: envOf(product, { MYSQL_URL: schemas[service].ddl }),
        dataDir: product.dataDir,
      },
      MIGRATION_LIMIT_MS,
      product.signal,
    ),
  )
  // All have ended before the first failure is told: the caller stops the database next.
  await Promise.allSettled(runs)
  await Promise.all(runs)
}

/** Starts one service; `ready` resolves when it answers for itself and its database. */
export function startService(product: Product, service: Service, wiring: Wiring) {
  const child = start(product, service, product.entries.services[service], serviceEnv(service, wiring))
  return { child, ready: () => isReady(product, child, wiring.urls[service]) }
}

/** Starts the gateway on the product's port. */
export function startGateway(product: Product, port: number, wiring: Wiring) {
  const child = start(product, 'gateway', product.entries.gateway, gatewayEnv(wiring, port, product.env))
  return { child, ready: () => isReady(product, child, `http://127.0.0.1:${port}`) }
}

const start = (product: Product, name: string, entry: string, env: Record<string, string>): Child =>
  spawnChild({
    name,
    command: process.execPath,
    args: [entry],
    env: envOf(product, env),
    dataDir: product.dataDir,
  })

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
