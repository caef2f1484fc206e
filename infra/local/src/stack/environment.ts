import { join } from 'node:path'
import { keyFile, type Secrets } from '../keys/secrets.ts'
import { root, type Service } from '../paths.ts'
import type { RedisUser } from '../servers/redis-users.ts'
import type { SchemaUrls } from './schemas.ts'

type Env = Record<string, string>

/** How the programs of a stack reach each other. */
export type Wiring = {
  secrets: Secrets
  dataDir: string
  schemas: Record<Service, SchemaUrls>
  redisUrls: Record<RedisUser, string>
  urls: Record<Service, string[]>
  /** Where the delivery answers probes; absent where none runs. */
  deliveryUrl?: string | undefined
  /** The site's public address, for links in messages. */
  site: string
}

// The product receives nothing else of the caller's environment, so that a stray variable changes nothing.
const basics = [
  ...['PATH', 'HOME', 'LANG', 'LC_ALL', 'TZ', 'TMPDIR', 'SYSTEMROOT', 'NODE_EXTRA_CA_CERTS'],
  ...['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_HEADERS', 'OTEL_TRACES_SAMPLER_ARG'],
]

/** Operators set `NODE_ENV=production`, under which weak secrets are refused. */
export const nodeEnvOf = (env: NodeJS.ProcessEnv): string => env.NODE_ENV || 'development'

/** The few variables that any program gets. DATA_DIR also shows, from outside, which stack a process belongs to. */
export const baseEnv = (env: NodeJS.ProcessEnv, dataDir: string): Env => ({
  ...pick(env, basics),
  DATA_DIR: dataDir,
  NODE_ENV: nodeEnvOf(env),
  // Halves the start of a service from the second run on.
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compile'),
})

/** The variables of one replica of a service, in addition to the basics. */
export function serviceEnv(service: Service, url: string, wiring: Wiring): Env {
  const { dataDir, schemas, redisUrls, urls, site } = wiring
  const env: Env = {
    PORT: new URL(url).port,
    HOST: '127.0.0.1',
    MYSQL_URL: schemas[service].app,
    REDIS_URL: redisUrls[service],
    INTERNAL_GATEWAY_KEYS_FILE: keyFile(dataDir, 'gateway', 'known'),
  }
  if (service === 'applicants')
    return {
      ...env,
      INTERNAL_KEY_FILE: keyFile(dataDir, 'applicants', 'secret'),
      SETTINGS_URL: urls.settings.join(),
      PUBLIC_URL: site,
    }
  if (service === 'settings')
    return { ...env, INTERNAL_APPLICANTS_KEYS_FILE: keyFile(dataDir, 'applicants', 'known') }
  return env
}

/** The variables of mail; without them nothing is sent, and the outbox can be read. */
const MAIL = ['SMTP_URL', 'MAIL_FROM', 'DKIM_KEY_FILE', 'DKIM_SELECTOR', 'MAIL_PER_MINUTE']

/** The variables of the delivery process, in addition to the basics. */
export const deliveryEnv = (
  { schemas, redisUrls, urls, dataDir }: Wiring,
  url: string,
  env: NodeJS.ProcessEnv,
): Env => ({
  ...pick(env, MAIL),
  PORT: new URL(url).port,
  HOST: '127.0.0.1',
  MYSQL_URL: schemas.applicants.app,
  REDIS_URL: redisUrls.applicants,
  SETTINGS_URL: urls.settings.join(),
  INTERNAL_KEY_FILE: keyFile(dataDir, 'applicants', 'secret'),
})

/** The variables of one replica of the gateway, in addition to the basics. */
export const gatewayEnv = (
  { secrets, dataDir, redisUrls, urls, deliveryUrl }: Wiring,
  url: string,
  env: NodeJS.ProcessEnv,
): Env => ({
  ...pick(env, ['PUBLIC_URL', 'TRUST_PROXY_HOPS', 'LEAVE_MS', 'BUILD_VERSION']),
  ...(deliveryUrl && { DELIVERY_URL: deliveryUrl }),
  PORT: new URL(url).port,
  REDIS_URL: redisUrls.gateway,
  INTERNAL_KEY_FILE: keyFile(dataDir, 'gateway', 'secret'),
  COOKIE_KEY: secrets.cookieKey,
  APPLICANTS_URL: urls.applicants.join(),
  SETTINGS_URL: urls.settings.join(),
  AUTH_URL: urls.auth.join(),
})

export const pick = (env: NodeJS.ProcessEnv, names: string[]): Env =>
  Object.fromEntries(names.flatMap((name) => (env[name] ? [[name, env[name]]] : [])))
