import { lockDataDir } from '../data-dir.ts'
import { givenKeys, type Keys } from '../keys/auth-keys.ts'
import { readSecrets, writeKeyFiles } from '../keys/secrets.ts'
import { firstKeys } from '../keys/set-keys.ts'
import { ofEachService, type Service, services } from '../paths.ts'
import { type Failure, metricsUrlsOf, type Part } from '../process/part.ts'
import { type Databases, startDatabases } from '../servers/databases.ts'
import { gatewayEnv, serviceEnv, type Wiring } from './environment.ts'
import { assertPortIsFree, freePort, freePorts, MEASURED, urlAt } from './ports.ts'
import { deliveryPart, migrate, migratedSchemas, type Product, replicas } from './product.ts'
import { removeRunFile, writeRunFile } from './run-file.ts'
import { grantTables, prefixOf } from './schemas.ts'

export type StackOptions = {
  port: number
  /** The gateway's metrics port, on this machine only, and those of the other programs after it; any free ones by default. */
  metricsPort?: number | undefined
  dataDir: string
  /** Defaults to this process's; the product receives only a few names of it. */
  env?: NodeJS.ProcessEnv
  /** Databases that the caller starts and stops; else the stack has its own. */
  databases?: Databases
  /** The prefix of the schemas' names, so that several stacks can share a MySQL. */
  prefix?: string
  /** Fills new schemas instead of the migrations and the setting of keys, for tests, which start many stacks. */
  fillSchemas?: (mysqlAdminUrl: string, prefix: string) => Promise<void>
  /** The keys of a first run, before those of the environment. */
  keys?: Partial<Keys>
  /** For every program of the product, over everything else. */
  extraEnv?: Record<string, string>
  /** For one program by the name of its part, over all others. */
  ownEnv?: Record<string, Record<string, string>>
  /** How many of each program run; default one. */
  replicas?: Partial<Record<Service | 'gateway', number>>
  /** Another checkout, whose programs run on the schema of this one. */
  programs?: string
  /** Delivers messages, by mail with SMTP_URL, else as a dry run; also confirms submissions. */
  delivers?: boolean
  /** How often within a minute a program starts again after an unexpected end; never by default. */
  restarts?: number
  /** A program that ends is reported and does not end the others. */
  keepGoing?: boolean
  /** Receives each program that ends and is not started again, which then does not end the others. */
  died?: (failure: Failure) => void
  say?: (line: string) => void
  /** Cancels the start; what has started is stopped in order. */
  signal?: AbortSignal
}

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
  const schemas = await migratedSchemas(product, mysqlAdminUrl, prefix, options.fillSchemas)
  const auth = { mysqlUrl: schemas.auth.app, redisUrl: redisUrls.auth }
  const given = { ...givenKeys(product.env), ...options.keys }
  const keys = options.fillSchemas ? null : await firstKeys(product, given, auth)

  writeKeyFiles(dataDir, secrets)
  const freeUrls = async (count = 1) => (await freePorts(count)).map(urlAt)
  const urls = {
    applicants: await freeUrls(options.replicas?.applicants),
    settings: await freeUrls(options.replicas?.settings),
    auth: await freeUrls(options.replicas?.auth),
  }
  const site = product.env.PUBLIC_URL ?? `http://localhost:${port}/`
  const deliveryUrl = options.delivers ? urlAt(await freePort()) : undefined
  const wiring: Wiring = { secrets, dataDir, schemas, redisUrls, urls, deliveryUrl, site }
  const running = services.flatMap((service) =>
    replicas(product, service, urls[service], (url) => serviceEnv(service, url, wiring)),
  )
  if (deliveryUrl) running.push(deliveryPart(product, deliveryUrl, wiring))
  await startAll(running, undo)
  const gateways = await gatewayParts(options, product, wiring)
  await startAll(gateways, undo)
  const parts = [...databases.parts, ...running, ...gateways]

  writeRunFile(dataDir, {
    metricsUrls: {
      gateway: metricsUrlsOf(parts, 'gateway'),
      ...ofEachService((service) => metricsUrlsOf(parts, service)),
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
    services: ofEachService((service) => first(urls[service])),
    keys,
    parts,
    migrate: async (service) => {
      let applied = ''
      await migrate(product, service, schemas[service], (text) => {
        applied += text
      })
      await grantTables(mysqlAdminUrl, prefix)
      return applied.trim()
    },
  }
}

/** The first gateway uses the requested port. */
async function gatewayParts(
  { port, replicas: wanted }: StackOptions,
  product: Product,
  wiring: Wiring,
): Promise<Part[]> {
  const count = wanted?.gateway ?? 1
  const urls = [port, ...(await freePorts(count - 1))].map(urlAt)
  const metricsPorts = await freePorts(count)
  return replicas(product, 'gateway', urls, (url, at) => ({
    ...gatewayEnv(wiring, url, product.env),
    METRICS_PORT: String(metricsPorts[at]),
  }))
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

/** The metrics port of the first of each program. */
const metricsEnv = ({
  metricsPort,
  replicas: wanted = {},
}: Pick<StackOptions, 'metricsPort' | 'replicas'>) =>
  metricsPort === undefined
    ? undefined
    : Object.fromEntries(
        MEASURED.map((name, at) => [
          name !== 'delivery' && (wanted[name] ?? 1) > 1 ? `${name}-1` : name,
          { METRICS_PORT: String(metricsPort + at) },
        ]),
      )

/** The options of the programs, with defaults. */
const productOf = (
  { dataDir, env = process.env, say = console.log, signal, ...rest }: StackOptions,
  died: (failure: Failure) => void,
): Product => ({
  dataDir,
  env,
  say,
  signal,
  extraEnv: rest.extraEnv,
  metricsEnv: metricsEnv(rest),
  ownEnv: rest.ownEnv,
  programs: rest.programs,
  keepGoing: rest.keepGoing,
  restarts: rest.restarts,
  died: (failure) => {
    if (rest.died) return rest.died(failure)
    if (!rest.keepGoing) return died(failure)
    say(`${failure.name} ${failure.how}; the others go on.`)
  },
})
