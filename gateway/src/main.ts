import { closersOf, openProgram } from '@recruit/chassis/http/program'
import { runService } from '@recruit/chassis/http/run-service'
import { sessionStore } from '@recruit/chassis/redis/session-store'
import { liveMinter } from '@recruit/chassis/tokens/internal-token'
import { ROLE_NAMES } from '@recruit/contract/calls/roles'
import { remoteSettings, settingsClient } from '@recruit/settings-client/client'
import { createGateway } from './app.ts'
import { anyAddress, readGatewayConfig } from './config.ts'
import { gatewayLimits } from './limits/call-limits.ts'

const config = readGatewayConfig(process.env)
const program = await openProgram({ name: 'gateway', config, signingKey: config.INTERNAL_KEY })
const { redis, log, metrics, tracing, life } = program
const readSource = remoteSettings(config.SETTINGS_URL.join(','), liveMinter('gateway', config.INTERNAL_KEY))
const settings = settingsClient({ redisUrl: config.REDIS_URL, readSource, log, metrics })
const gateway = await createGateway({
  config: { ...config, isTls: config.TLS_CERT() !== undefined },
  sessions: sessionStore(redis, ROLE_NAMES),
  redis,
  limits: gatewayLimits(redis),
  settings,
  // Redis is not checked: applicants need no Redis, so its absence must not take the gateway out of service.
  checks: { settings: settings.ready },
  drainMs: life.drainMs,
  log,
  metrics,
  tracing,
})

await runService({
  ...gateway,
  tls: { cert: config.TLS_CERT, key: config.TLS_KEY },
  host: config.HOST ?? (await anyAddress()),
  config: { ...config, HOST: config.HOST ?? '127.0.0.1' },
  log,
  life,
  resources: [gateway.close, settings.close, ...closersOf(program)],
})
