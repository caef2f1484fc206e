import { readConfig } from '@recruit/chassis/config'
import { migrate } from '@recruit/chassis/migrate'
import { z } from 'zod'
import { MIGRATIONS } from './config.ts'

const { MYSQL_URL } = readConfig({ MYSQL_URL: z.url() }, process.env)
await migrate(MYSQL_URL, MIGRATIONS, console.log)
