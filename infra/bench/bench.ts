/** What every benchmark needs: the built product on databases of its own, and the measured machine. */

import type { Part } from '@recruit/local/process/part'
import { runCommand } from '@recruit/local/process/run-command'
import { startTestDatabases } from '@recruit/local/testing/databases'
import { machineLine } from '@recruit/local/testing/machine'
import { openPeriod } from '@recruit/local/testing/people'
import { prepareWeb, startTestStack, type TestStack } from '@recruit/local/testing/stack'
import type { Visitor } from '@recruit/local/testing/visitor'
import { Redis } from 'ioredis'
import { createConnection, type RowDataPacket } from 'mysql2/promise'

/** How long running programs may take to end after an interruption. */
const GRACE_MS = 2_000

/** Runs a benchmark as a command; an interruption ends it with 130. */
export const runBench = (bench: () => Promise<unknown>): Promise<never> =>
  runCommand(async (signal) => {
    signal.addEventListener('abort', () => setTimeout(() => process.exit(130), GRACE_MS))
    return bench()
  })

export interface Databases {
  mysqlAdminUrl: string
  /** MySQL's program, if it is one of ours. */
  mysql: Part[]
}
/** The product with an open period, and a signed-in admin. */
export interface Product {
  stack: TestStack
  admin: Visitor
}

/** Builds the site and starts databases; removes them afterwards. */
export async function onDatabases<Result>(work: (databases: Databases) => Promise<Result>): Promise<Result> {
  await prepareWeb()
  const { mysqlAdminUrl, parts, stop } = await startTestDatabases()
  try {
    return await work({ mysqlAdminUrl, mysql: parts.filter(({ kind }) => kind === 'mysql') })
  } finally {
    await stop()
  }
}

/** Starts the product on these databases; removes it afterwards. */
export async function onProduct<Result>(
  mysqlAdminUrl: string,
  work: (product: Product) => Promise<Result>,
  env: Record<string, string> = {},
  options: Parameters<typeof startTestStack>[2] = {},
): Promise<Result> {
  const stack = await startTestStack(mysqlAdminUrl, env, options)
  try {
    return await work({ stack, admin: await openPeriod(stack.url) })
  } finally {
    await stack.stop()
  }
}

/** Sends one statement over a connection with every right; returns its rows. */
export async function query<Row>(mysqlAdminUrl: string, sql: string, values?: unknown[]): Promise<Row[]> {
  const mysql = await createConnection(mysqlAdminUrl)
  try {
    const [rows] = await mysql.query<RowDataPacket[]>(sql, values)
    return rows as Row[]
  } finally {
    await mysql.end()
  }
}

/** The measured machine, with its databases. */
export async function machine({ mysqlAdminUrl, redisUrl }: TestStack, load: number): Promise<string> {
  const [found] = await query<{ version: string }>(mysqlAdminUrl, 'SELECT VERSION() AS version')
  const version = found?.version ?? ''
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
