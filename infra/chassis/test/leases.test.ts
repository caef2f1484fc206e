import { randomBytes, randomUUID } from 'node:crypto'
import { QueryTypes, type Sequelize } from 'sequelize'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { outboxLeases } from '../src/delivery/leases.ts'
import { dryRunChannel } from '../src/delivery/smtp-channel.ts'
import { connectMysql } from '../src/mysql/mysql.ts'

const schema = `l${randomBytes(4).toString('hex')}`
let admin: Sequelize
let db: Sequelize
beforeAll(async () => {
  admin = connectMysql(inject('mysqlAdminUrl'))
  await admin.query(`CREATE DATABASE ${schema} CHARACTER SET utf8mb4 COLLATE utf8mb4_bin`)
  const url = new URL(inject('mysqlAdminUrl'))
  url.pathname = `/${schema}`
  db = connectMysql(url.href)
  await db.query(`CREATE TABLE outbox (id CHAR(36) PRIMARY KEY, colour VARCHAR(10), state VARCHAR(10) NOT NULL,
    attempts INT NOT NULL DEFAULT 0, next_at DATETIME(6) NOT NULL, lease CHAR(36), lease_until DATETIME(6),
    last_error VARCHAR(100), is_dry_run BOOLEAN, handed_at DATETIME(6), ended_at DATETIME(6), KEY due (state, next_at))`)
})
beforeEach(() => db.query('DELETE FROM outbox'))
afterAll(async () => {
  await db?.close()
  await admin?.query(`DROP DATABASE IF EXISTS ${schema}`)
  await admin?.close()
})

const leasesWith = (condition?: () => Promise<string>) =>
  outboxLeases(db, { table: 'outbox', leaseSeconds: 60, pauseSeconds: 1, condition })
async function put(colour: string, attempts = 0): Promise<string> {
  const id = randomUUID()
  await db.query(
    "INSERT INTO outbox (id, colour, state, attempts, next_at) VALUES (?, ?, 'queued', ?, UTC_TIMESTAMP(6))",
    { replacements: [id, colour, attempts] },
  )
  return id
}
const rowOf = async (id: string) =>
  (
    await db.query<object>('SELECT * FROM outbox WHERE id = ?', {
      type: QueryTypes.SELECT,
      replacements: [id],
    })
  )[0]
const claimOf = async ({ due }: ReturnType<typeof leasesWith>) => {
  const claim = await (await due())?.()
  if (!claim) throw new Error('Nothing is claimed')
  return claim
}

test('a condition holds rows back as they are, in a round that claims others', async () => {
  let condition = "colour = 'blue' OR colour = 'green'"
  let asked = 0
  const leases = leasesWith(async () => {
    asked++
    return condition
  })
  const red = await put('red')
  await db.query("UPDATE outbox SET state = 'sent' WHERE id = ?", { replacements: [await put('green')] })
  expect(await leases.due()).toBeNull()
  const blue = await put('blue')
  expect(await claimOf(leases)).toMatchObject({ id: blue, attempts: 1 })
  expect(asked).toBe(2)
  expect(await leases.due()).toBeNull()
  expect(await rowOf(red)).toMatchObject({ state: 'queued', attempts: 0, lease: null })
  condition = 'TRUE'
  expect(await claimOf(leases)).toMatchObject({ id: red })
})

test('where the condition cannot be asked, nothing is claimed', async () => {
  const id = await put('red')
  await expect(leasesWith(() => Promise.reject(new Error('away'))).due()).rejects.toThrow('away')
  expect(await rowOf(id)).toMatchObject({ state: 'queued' })
})

test('a row that changed between the look and the claim is not claimed', async () => {
  const leases = leasesWith(async () => "colour = 'blue'")
  const id = await put('blue')
  const claimDue = await leases.due()
  await db.query("UPDATE outbox SET colour = 'red' WHERE id = ?", { replacements: [id] })
  expect(await claimDue?.()).toBeNull()
})

test('what is cancelled when it is read ends with the reason, and no attempt counts, also after the last one', async () => {
  const leases = leasesWith()
  const channel = dryRunChannel(async () => ({ cancelled: 'taken back' }))
  for (const attempts of [0, 11, 30]) {
    const id = await put('red', attempts)
    const claim = await claimOf(leases)
    const ending = await channel.deliver(claim, () => leases.hand(claim))
    expect(ending).toEqual({ state: 'cancelled', error: 'taken back' })
    await leases.end(claim, ending)
    const row = { state: 'cancelled', attempts, last_error: 'taken back', handed_at: null }
    expect(await rowOf(id)).toMatchObject(row)
  }
})

test('a dry run that reads what it would send ends as before', async () => {
  const leases = leasesWith()
  await put('red')
  const claim = await claimOf(leases)
  const gone = await dryRunChannel(async () => null).deliver(claim, () => leases.hand(claim))
  expect(gone).toEqual({ state: 'failed', error: 'gone' })
  const sent = await dryRunChannel().deliver(claim, () => leases.hand(claim))
  expect(sent).toEqual({ state: 'sent', isDryRun: true })
})
