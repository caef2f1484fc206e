import { startService } from '@recruit/chassis/http/start-service'
import { createApp } from './app.ts'
import { MIGRATIONS, settingsConfig } from './config.ts'

const config = settingsConfig(process.env)
await startService({
  name: 'settings',
  config,
  migrations: MIGRATIONS,
  issuers: { gateway: config.INTERNAL_GATEWAY_KEYS, applicants: config.INTERNAL_APPLICANTS_KEYS },
  create: createApp,
})
