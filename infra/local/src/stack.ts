import type { Keys } from './auth-keys.ts'
import type { Child } from './child.ts'
import { lockDataDir } from './data-dir.ts'
import { startDatabases } from './databases.ts'
import type { Wiring } from './environment.ts'
import { type Failure, firstFailure } from './failure.ts'
import { firstKeys } from './first-keys.ts'
import { writeKeyFiles } from './key-files.ts'
import { services } from './paths.ts'
import { assertPortIsFree, freePort } from './ports.ts'
import { migrateAll, type Product, startGateway, startService } from './product.ts'
import { removeRunFile, writeRunFile } from './run-file.ts'
import { ensureSchemas, grantTables, prefixOf } from './schemas.ts'
import { readSecrets } from './secrets.ts'
import { keysOf, productOf, type StackOptions } from './stack-options.ts'

export type Stack = {
  url: string
  port: number
  /** Each service by itself, on this machine. */
  services: Wiring['urls']
  /** On the first run only; a key that is already set is known to nobody. */
  keys: Keys | null
  children: Child[]
  /** Settles when a program ends that nobody has told to. */
  failed: Promise<Failure>
  /** Gateway, services, databases, in this order. */
  stop: () => Promise<void>
}

/**
 * Starts the whole product and resolves when the gateway is ready. Throws a PlainError when the port is taken, the
 * data folder is in use, or a program does not come up; nothing is left running then.
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const product = productOf(options)
  const undo: (() => unknown)[] = []
  let stopped: Promise<void> | undefined
  const stop = () => {
    stopped ??= rewind(undo)
    return stopped
  }
  try {
    return { ...(await start(options, product, undo)), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function start(
  options: StackOptions,
  product: Product,
  undo: (() => unknown)[],
): Promise<Omit<Stack, 'stop'>> {
  const { port, dataDir } = options
  await assertPortIsFree(port)
  undo.push(lockDataDir(dataDir, 'stack'))
  const databases = options.databases ?? (await startDatabases(product))
  if (!options.databases) undo.push(databases.stop)

  const secrets = readSecrets(dataDir)
  const { mysqlAdminUrl, redisUrls } = databases
  const prefix = prefixOf(mysqlAdminUrl, options.prefix)
  const schemas = await ensureSchemas(mysqlAdminUrl, secrets, prefix)
  await migrateAll(product, schemas)
  await grantTables(mysqlAdminUrl, prefix)
  const keys = await firstKeys(product, keysOf(options), {
    mysqlUrl: schemas.auth.app,
    redisUrl: redisUrls.auth,
  })

  writeKeyFiles(dataDir, secrets)
  const wiring: Wiring = { secrets, dataDir, schemas, redisUrls, urls: await serviceUrls() }
  const running = services.map((service) => startService(product, service, wiring))
  undo.push(() => Promise.all(running.map(({ child }) => child.stop())))
  await Promise.all(running.map(({ ready }) => ready()))
  const gateway = startGateway(product, port, wiring)
  undo.push(() => gateway.child.stop())
  await gateway.ready()

  const url = `http://localhost:${port}`
  const urls = { ...wiring.urls, gateway: `http://127.0.0.1:${port}` }
  writeRunFile(dataDir, { urls, authMysqlUrl: schemas.auth.app, authRedisUrl: redisUrls.auth })
  undo.push(() => removeRunFile(dataDir))
  const children = [...databases.children, ...running.map(({ child }) => child), gateway.child]
  return { url, port, services: wiring.urls, keys, children, failed: firstFailure(children) }
}

async function serviceUrls(): Promise<Wiring['urls']> {
  const url = async () => `http://127.0.0.1:${await freePort()}`
  return { applicants: await url(), settings: await url(), auth: await url() }
}

/** Undoes the last step first, the others whatever becomes of one. */
async function rewind(undo: (() => unknown)[]): Promise<void> {
  for (const step of undo.toReversed())
    try {
      await step()
    } catch (error) {
      console.error('While stopping:', error)
    }
}
