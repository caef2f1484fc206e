import { lockDataDir } from '../data-dir.ts'
import type { Keys } from '../keys/auth-keys.ts'
import { firstKeys } from '../keys/first-keys.ts'
import { writeKeyFiles } from '../keys/key-files.ts'
import { readSecrets } from '../keys/secrets.ts'
import { type Service, services } from '../paths.ts'
import { type Failure, metricsUrlsOf, type Part } from '../process/part.ts'
import { startDatabases } from '../servers/databases.ts'
import type { Wiring } from './environment.ts'
import { assertPortIsFree, freePort } from './ports.ts'
import { deliveryPart, gatewayParts, migrateAll, migrateOne, type Product, serviceParts } from './product.ts'
import { gatewayPlaces, serviceUrls } from './replica-urls.ts'
import { removeRunFile, writeRunFile } from './run-file.ts'
import { ensureSchemas, grantTables, prefixOf } from './schemas.ts'
import { keysOf, productOf, type StackOptions } from './stack-options.ts'

export type Stack = {
  url: string
  port: number
  /** Every replica of the gateway; `url` is the first. */
  urls: string[]
  /** The first replica of each service, on this machine. */
  services: Record<Service, string>
  /** On the first run only; later no one can read them back. */
  keys: Keys | null
  /** Every program of this stack: its own databases, services, gateways. */
  parts: Part[]
  /** Applies missing migrations of one schema; returns what was applied. */
  migrate: (service: Service) => Promise<string>
  /** Settles when a program ends unexpectedly; with `keepGoing` never. */
  failed: Promise<Failure>
  /** Gateway, services, databases, in this order. */
  stop: () => Promise<void>
}

/**
 * Starts the whole product and resolves when the gateway is ready. Throws a PlainError if the port is taken, the data
 * folder is in use, or a program does not start; nothing is left running then.
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const failed = Promise.withResolvers<Failure>()
  const product = productOf(options, failed.resolve)
  const undo: (() => unknown)[] = []
  let stopped: Promise<void> | undefined
  const stop = () => {
    stopped ??= rewind(undo)
    return stopped
  }
  try {
    return { ...(await start(options, product, undo)), failed: failed.promise, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function start(
  options: StackOptions,
  product: Product,
  undo: (() => unknown)[],
): Promise<Omit<Stack, 'failed' | 'stop'>> {
  const { port, dataDir } = options
  await assertPortIsFree(port)
  undo.push(lockDataDir(dataDir, 'stack'))
  const databases = options.databases ?? (await startDatabases(product))
  if (!options.databases) undo.push(databases.stop)

  const secrets = readSecrets(dataDir)
  const { mysqlAdminUrl, redisUrls } = databases
  const prefix = prefixOf(mysqlAdminUrl, options.prefix)
  const schemas = await ensureSchemas(mysqlAdminUrl, secrets, prefix)
  if (options.fillSchemas) await options.fillSchemas(mysqlAdminUrl, prefix)
  else await migrateAll(product, schemas)
  await grantTables(mysqlAdminUrl, prefix)
  const auth = { mysqlUrl: schemas.auth.app, redisUrl: redisUrls.auth }
  const keys = options.fillSchemas ? null : await firstKeys(product, keysOf(options), auth)

  writeKeyFiles(dataDir, secrets)
  const urls = await serviceUrls(options)
  const site = product.env.PUBLIC_URL ?? `http://localhost:${port}/`
  const wiring: Wiring = { secrets, dataDir, schemas, redisUrls, urls, site }
  const running = services.flatMap((service) => serviceParts(product, service, wiring))
  if (options.delivers) running.push(deliveryPart(product, `http://127.0.0.1:${await freePort()}`, wiring))
  await startAll(running, undo)
  const gateways = gatewayParts(product, await gatewayPlaces(options), wiring)
  await startAll(gateways, undo)
  const parts = [...databases.parts, ...running, ...gateways]

  writeRunFile(dataDir, {
    metricsUrls: {
      gateway: metricsUrlsOf(parts, 'gateway'),
      applicants: metricsUrlsOf(parts, 'applicants'),
      settings: metricsUrlsOf(parts, 'settings'),
      auth: metricsUrlsOf(parts, 'auth'),
    },
    authMysqlUrl: schemas.auth.app,
    authRedisUrl: redisUrls.auth,
    mysqlAdminUrl,
    prefix,
  })
  undo.push(() => removeRunFile(dataDir))
  return {
    url: `http://localhost:${port}`,
    port,
    urls: gateways.map((part) => part.url.replace('127.0.0.1', 'localhost')),
    services: { applicants: first(urls.applicants), settings: first(urls.settings), auth: first(urls.auth) },
    keys,
    parts,
    migrate: async (service) => {
      let applied = ''
      await migrateOne(product, service, schemas[service], (text) => {
        applied += text
      })
      await grantTables(mysqlAdminUrl, prefix)
      return applied.trim()
    },
  }
}

async function startAll(parts: Part[], undo: (() => unknown)[]): Promise<void> {
  undo.push(() => Promise.all(parts.map((part) => part.stop())))
  await Promise.all(parts.map((part) => part.start()))
}

const first = ([url = '']: string[]) => url

/** Undoes the steps in reverse order; a step that fails does not stop the others. */
async function rewind(undo: (() => unknown)[]): Promise<void> {
  for (const step of undo.toReversed())
    try {
      await step()
    } catch (error) {
      console.error('While stopping:', error)
    }
}
