import { startService } from '@recruit/chassis/http/start-service'
import { createApp } from './app.ts'
import { authConfig, MIGRATIONS } from './config.ts'

const config = authConfig(process.env)
await startService({
  name: 'auth',
  config,
  migrations: MIGRATIONS,
  issuers: { gateway: config.INTERNAL_GATEWAY_KEYS },
  create: createApp,
})
