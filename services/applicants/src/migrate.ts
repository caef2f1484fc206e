import { readConfig } from '@recruit/chassis/config'
import { migrate } from '@recruit/chassis/migrate'
import { databaseUrl } from '@recruit/chassis/secrets'
import { MIGRATIONS } from './config.ts'

const { MYSQL_URL } = readConfig({ MYSQL_URL: databaseUrl(process.env) }, process.env)
await migrate(MYSQL_URL, MIGRATIONS, console.log)
