import { startService } from '@recruit/chassis/http/start-service'
import { createApp } from './app.ts'
import { applicantsConfig, MIGRATIONS } from './config.ts'

const config = applicantsConfig(process.env)
await startService({
  name: 'applicants',
  config,
  migrations: MIGRATIONS,
  issuers: { gateway: config.INTERNAL_GATEWAY_KEYS },
  signingKey: config.INTERNAL_KEY,
  create: createApp,
})
