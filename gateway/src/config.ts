import { fileURLToPath } from 'node:url'
import { list, readConfig, serverShape } from '@recruit/chassis/config'
import { z } from 'zod'

const replicas = list.pipe(z.array(z.url({ protocol: /^https?$/ })).min(1))

const shape = {
  ...serverShape,
  PORT: serverShape.PORT.default(8080),
  /** Left out: every address of the machine, IPv4 and IPv6. */
  HOST: z.string().optional(),
  REDIS_URL: z.string().min(1),
  /** Signs the internal tokens: base64 of PKCS #8. */
  INTERNAL_KEY: z.string().min(1),
  /** The keys of all cookies are derived from it. */
  COOKIE_KEY: z.string().min(32, 'at least 32 characters'),
  APPLICANTS_URL: replicas,
  SETTINGS_URL: replicas,
  AUTH_URL: replicas,
  /** Where browsers find the site; needed behind a proxy that changes the Host header. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** How many proxies in front of the gateway append to X-Forwarded-For. */
  TRUST_PROXY_HOPS: z.coerce.number().int().min(0).max(10).default(0),
  WEB_DIST: z.string().default(fileURLToPath(new URL('../../web/dist', import.meta.url))),
}

/** The gateway's environment, read once; ends the process with one line per problem. */
export const readGatewayConfig = (env: NodeJS.ProcessEnv) => readConfig(shape, env)
export type GatewayConfig = ReturnType<typeof readGatewayConfig>
