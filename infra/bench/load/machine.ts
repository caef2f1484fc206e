import { machineLine } from '@recruit/local/testing/machine'
import type { TestStack } from '@recruit/local/testing/stack'
import { Redis } from 'ioredis'
import { createConnection, type RowDataPacket } from 'mysql2/promise'

/** The measured machine, with its databases. */
export async function machine({ mysqlAdminUrl, redisUrl }: TestStack, load: number): Promise<string> {
  const mysql = await createConnection(mysqlAdminUrl)
  const [[found]] = await mysql.query<RowDataPacket[]>('SELECT VERSION() AS version')
  await mysql.end()
  const version = String(found?.version)
  const redis = new Redis(redisUrl)
  const info = await redis.info('server')
  redis.disconnect()
  return [
    `${machineLine(load)} at the start`,
    version.includes('MariaDB')
      ? version.replace(/^(?:5\.5\.5-)?([\d.]+).*/, 'MariaDB $1')
      : `MySQL ${version}`,
    `Redis ${/redis_version:(\S+)/.exec(info)?.[1] ?? 'unknown'}`,
  ].join(', ')
}
