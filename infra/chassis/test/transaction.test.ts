import { EventEmitter } from 'node:events'
import { createTestSchema } from '@recruit/local/testing/databases'
import { type Sequelize, type Transaction, UniqueConstraintError } from 'sequelize'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { connectMysql, inTransaction, queriesOf } from '../src/mysql/mysql.ts'

let schema: Awaited<ReturnType<typeof createTestSchema>>
let db: Sequelize
beforeAll(async () => {
  schema = await createTestSchema(inject('mysqlAdminUrl'))
  // One connection, so that one that is not released leaves none.
  db = connectMysql(schema.url, { pool: 1 })
  await db.query('CREATE TABLE words (word VARCHAR(100) PRIMARY KEY, at DATETIME(6) NULL)')
})
beforeEach(() => db.query('DELETE FROM words'))
afterAll(async () => {
  await db?.close()
  await schema?.drop()
})

const put = (word: string, transaction?: Transaction) =>
  queriesOf(db).write('INSERT INTO words (word) VALUES (?)', [word], transaction)
const stored = async () =>
  (await queriesOf(db).select<{ word: string }>('SELECT word FROM words ORDER BY word', [])).map(
    ({ word }) => word,
  )
const connectionId = async (transaction?: Transaction) =>
  (await queriesOf(db).select<{ id: number }>('SELECT CONNECTION_ID() AS id', [], transaction))[0]?.id

test('a story is stored whole or not at all', async () => {
  await inTransaction(db, async (transaction) => {
    await put('one', transaction)
    await db.query("INSERT INTO words (word) VALUES ('two')", { transaction })
  })
  const broken = inTransaction(db, async (transaction) => {
    await put('three', transaction)
    throw new Error('broken off')
  })
  await expect(broken).rejects.toThrow('broken off')
  expect(await stored()).toEqual(['one', 'two'])
})

test('nothing is sent in a transaction that is over', async () => {
  let over: Transaction | undefined
  await inTransaction(db, async (transaction) => {
    over = transaction
  })
  await expect(put('late', over)).rejects.toThrow('The transaction is over')
  await expect(db.query("INSERT INTO words (word) VALUES ('late')", { transaction: over })).rejects.toThrow()
  expect(await stored()).toEqual([])
})

test('after a deadlock nothing is stored by itself', async () => {
  const story = inTransaction(db, async (transaction) => {
    const deadlock = "SIGNAL SQLSTATE '40001' SET MYSQL_ERRNO = 1213"
    await queriesOf(db)
      .write(deadlock, [], transaction)
      .catch(() => undefined)
    await put('after it', transaction)
  })
  await expect(story).rejects.toThrow('The transaction is over')
  expect(await stored()).toEqual([])
})

test('a deadlock that a story goes on after is not answered as success', async () => {
  const story = inTransaction(db, async (transaction) => {
    await put('before it', transaction)
    const deadlock = "SIGNAL SQLSTATE '40001' SET MYSQL_ERRNO = 1213"
    await queriesOf(db)
      .write(deadlock, [], transaction)
      .catch(() => undefined)
  })
  await expect(story).rejects.toThrow('Transaction cannot be committed')
  expect(await stored()).toEqual([])
})

/** The part of a mysql2 connection that the test replaces. */
interface Connection {
  query: (statement: { sql: string }, done: (error: Error | null) => void) => EventEmitter
}

test('a connection whose COMMIT was not answered is not used again', async () => {
  let first: number | undefined
  const story = inTransaction(db, async (transaction) => {
    first = await connectionId(transaction)
    await put('perhaps', transaction)
    const { connection } = transaction as Transaction & { connection: Connection }
    const query = connection.query.bind(connection)
    connection.query = (statement, done) => {
      if (!statement.sql.startsWith('COMMIT')) return query(statement, done)
      done(new Error('no answer'))
      return new EventEmitter()
    }
  })
  await expect(story).rejects.toThrow('no answer')
  expect(await connectionId()).toBeGreaterThan(first ?? 0)
  expect(await stored()).toEqual([])
})

test('errors are those of Sequelize', async () => {
  await put('once')
  await expect(put('once')).rejects.toThrow(UniqueConstraintError)
  await expect(queriesOf(db).select('SELECT nothing', [])).rejects.toMatchObject({
    name: 'SequelizeDatabaseError',
    original: { code: 'ER_BAD_FIELD_ERROR' },
  })
})

test('a value is never a part of the statement', async () => {
  await put("'); DELETE FROM words; -- ?")
  await put('another')
  const { write, changeRows } = queriesOf(db)
  const object: string = JSON.parse('{"word":"third"}')
  await expect(write('UPDATE words SET ? WHERE word = ?', [object, 'another'])).rejects.toThrow()
  expect(await changeRows('DELETE FROM words WHERE word IN (?)', [['another', 'none']])).toBe(1)
  expect(await stored()).toEqual(["'); DELETE FROM words; -- ?"])
})

test('times are written and read in UTC', async () => {
  const { select, write } = queriesOf(db)
  const at = new Date('2026-03-01T15:04:05.678Z')
  await write('INSERT INTO words (word, at) VALUES (?, ?)', ['then', at])
  expect(await select('SELECT at, CAST(at AS CHAR) AS text FROM words', [])).toEqual([
    { at, text: '2026-03-01 15:04:05.678000' },
  ])
})
