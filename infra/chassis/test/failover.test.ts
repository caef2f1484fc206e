import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { QueryTypes, type Sequelize, type Transaction } from 'sequelize'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { migrate } from '../src/mysql/migrate.ts'
import { connectMysql, inTransaction } from '../src/mysql/mysql.ts'

const schema = `f${randomBytes(4).toString('hex')}`
const url = new URL(inject('mysqlAdminUrl'))
url.pathname = `/${schema}`
let admin: Sequelize
let db: Sequelize
beforeAll(async () => {
  admin = connectMysql(inject('mysqlAdminUrl'))
  await admin.query(`CREATE DATABASE ${schema}`)
  db = connectMysql(url.href, { pool: 1 })
})
afterAll(async () => {
  await db?.close()
  await admin?.query(`DROP DATABASE IF EXISTS ${schema}`)
  await admin?.close()
})

/** The server answers with this error the first time; which connections the attempts had. */
async function attemptsAfter(errno: number): Promise<number[]> {
  const connections: number[] = []
  const story = async (transaction: Transaction) => {
    const options = { type: QueryTypes.SELECT, transaction } as const
    const [row] = await db.query<{ id: number }>('SELECT CONNECTION_ID() AS id', options)
    connections.push(row?.id ?? 0)
    const fail = `SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = ${errno}`
    if (connections.length === 1) await db.query(fail, { transaction })
  }
  await inTransaction(db, story).catch(() => undefined)
  return connections
}

test('a story runs again after a deadlock', async () => {
  expect(await attemptsAfter(1213)).toHaveLength(2)
})

test.each([1047, 1290, 1792, 1836])('after %i it runs again over another connection', async (errno) => {
  const [first, second] = await attemptsAfter(errno)
  expect(second).toBeGreaterThan(first ?? 0)
})

test('a lock that was waited for in vain is told at once', async () => {
  expect(await attemptsAfter(1205)).toHaveLength(1)
})

test('migrations end when the connection with their lock is lost', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'recruit-migrations-'))
  const up = `export const up = async ({ sequelize }) => {
    await sequelize.query('KILL CONNECTION_ID()').catch(() => undefined)
    const make = () => sequelize.query('CREATE TABLE unlocked (id INT PRIMARY KEY)')
    const isLost = (error) => /^Connection lost|ECONNRESET|EPIPE/.test(error.message)
    for (let isMade = false; !isMade; ) isMade = await make().then(() => true, (error) => {
      if (!isLost(error)) throw error
    })
  }`
  writeFileSync(join(folder, '001-first.ts'), up)
  try {
    await expect(migrate(url.href, folder, () => undefined)).rejects.toThrow('lock of migrations was lost')
    expect(await db.query('SHOW TABLES', { type: QueryTypes.SELECT })).toHaveLength(1)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
