import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { list, readConfig, serverShape } from '@recruit/chassis/config/config'
import { databaseUrl, strongSecret } from '@recruit/chassis/config/secrets'
import { whyNoPair } from '@recruit/chassis/http/tls-server'
import { signingKey } from '@recruit/chassis/tokens/internal-token'
import { z } from 'zod'

/** Services serve http, in a network of their own. */
const replicas = list.pipe(z.array(z.url({ protocol: /^http$/ })).min(1))

const shapeIn = (env: NodeJS.ProcessEnv) => ({
  ...serverShape,
  NODE_ENV: z.string().optional(),
  PORT: serverShape.PORT.default(8080),
  /** Default: every address of the machine, IPv4 and IPv6, and METRICS_PORT on loopback only. */
  HOST: z.string().optional(),
  REDIS_URL: databaseUrl(env),
  /** The keys of all cookies are derived from it. */
  COOKIE_KEY: strongSecret(env),
  APPLICANTS_URL: replicas,
  SETTINGS_URL: replicas,
  AUTH_URL: replicas,
  /** Of the delivery and of the backups, for the admin's page about the system; absent where there is none. */
  DELIVERY_URL: z.url({ protocol: /^http$/ }).optional(),
  BACKUP_URL: z.url({ protocol: /^http$/ }).optional(),
  /** The site as visitors reach it: the metrics then show when its certificate ends. */
  CERTIFICATE_URL: z.url({ protocol: /^https$/ }).optional(),
  /** The site's public address; required behind a proxy that changes the Host header. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** How many proxies in front of the gateway append to X-Forwarded-For. */
  TRUST_PROXY_HOPS: z.coerce.number().int().min(0).max(10).default(0),
  /** Where a container's port is open, as compose writes it: `8080` for everyone, `127.0.0.1:8080` for this machine. */
  PUBLISHED_PORT: z.string().optional(),
  WEB_DIST: z.string().default(fileURLToPath(new URL('../../web/dist', import.meta.url))),
})

const pem = z.string().includes('-----BEGIN ').optional()

/** The gateway's environment, read once except for its keys; ends the process with one line per problem. */
export function readGatewayConfig(env: NodeJS.ProcessEnv) {
  const config = readConfig(shapeIn(env), env, {
    /** Signs the internal tokens: base64 of PKCS #8. */
    INTERNAL_KEY: signingKey,
    /** With both the gateway serves https; also as files by TLS_CERT_FILE and TLS_KEY_FILE. */
    TLS_CERT: pem,
    TLS_KEY: pem,
  })
  const whyNoTls = whyNoPair(config.TLS_CERT(), config.TLS_KEY()) ?? unreadable(env)
  if (whyNoTls) end(`TLS_CERT, TLS_KEY: ${whyNoTls}`)
  if (config.TRUST_PROXY_HOPS > 0 && isOpenToEveryone(config.PUBLISHED_PORT))
    end(
      `TRUST_PROXY_HOPS: everyone reaches port ${config.PUBLISHED_PORT} without the proxy and can claim any address. Open it for the proxy alone, such as PORT=127.0.0.1:8080.`,
    )
  return config
}
function end(why: string): never {
  console.error(why)
  process.exit(1)
}

const isOpenToEveryone = (port = ''): boolean => {
  const [, address = ''] = /^(.+):\d*$/.exec(port) ?? []
  return port !== '' && ['', '0.0.0.0', '[::]', '::'].includes(address)
}
const unreadable = ({ TLS_CERT_FILE, TLS_KEY_FILE }: NodeJS.ProcessEnv) =>
  [TLS_CERT_FILE, TLS_KEY_FILE].every((file) => !file || existsSync(file)) ? null : 'a file is not there'
export type GatewayConfig = ReturnType<typeof readGatewayConfig>

/** Every address of the machine: '::' includes IPv4, but does not exist where IPv6 is disabled. */
export const anyAddress = (): Promise<string> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve('0.0.0.0'))
    probe.listen(0, '::', () => probe.close(() => resolve('::')))
  })
