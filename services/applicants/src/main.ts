import { startService } from '@recruit/chassis/http/start-service'
import { SERVICE_RULES } from '@recruit/contract/calls/service-rules'
import { createApp } from './app.ts'
import { applicantsConfig, MIGRATIONS } from './config.ts'

const config = applicantsConfig(process.env)
await startService({
  name: 'applicants',
  config,
  migrations: MIGRATIONS,
  issuers: { gateway: config.INTERNAL_GATEWAY_KEYS },
  signingKey: config.INTERNAL_KEY,
  rules: SERVICE_RULES,
  create: createApp,
})
