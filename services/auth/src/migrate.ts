import { migrateOwnSchema } from '@recruit/chassis/mysql/migrate'
import { MIGRATIONS } from './config.ts'

await migrateOwnSchema(MIGRATIONS)
