import { randomUUID } from 'node:crypto'
import { connectMysql } from '@recruit/chassis/mysql/mysql'
import { createTestSchema } from '@recruit/local/testing/databases'
import { QueryTypes, type Sequelize } from 'sequelize'
import { afterAll, beforeAll, beforeEach, expect, inject, onTestFinished, test, vi } from 'vitest'
import type { Mail } from '../src/compose-message.ts'
import { outboxLeases } from '../src/leases.ts'
import { dryRunChannel } from '../src/smtp-channel.ts'

let schema: Awaited<ReturnType<typeof createTestSchema>>
let db: Sequelize
beforeAll(async () => {
  schema = await createTestSchema(inject('mysqlAdminUrl'))
  db = connectMysql(schema.url)
  await db.query(`CREATE TABLE outbox (id CHAR(36) PRIMARY KEY, kind VARCHAR(10) NOT NULL DEFAULT 'receipt', colour VARCHAR(10), state VARCHAR(10) NOT NULL,
    attempts INT NOT NULL DEFAULT 0, next_at DATETIME(6) NOT NULL, lease CHAR(36), lease_until DATETIME(6),
    message_id VARCHAR(100), last_error VARCHAR(100), is_dry_run BOOLEAN, handed_at DATETIME(6), ended_at DATETIME(6), KEY due (state, next_at))`)
})
beforeEach(() => db.query('DELETE FROM outbox'))
afterAll(async () => {
  await db?.close()
  await schema?.drop()
})

const leasesWith = (condition?: () => Promise<string>, first?: string) =>
  outboxLeases(db, {
    ...{ table: 'outbox', leaseSeconds: 60, pauseSeconds: 10 },
    domain: 'recruit.test',
    condition,
    first,
  })
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

// evidence: M243 threat.receipt-floods
test('what is first leaves before all that wait longer', async () => {
  const leases = leasesWith(undefined, "colour = 'gold'")
  const blue = await put('blue')
  const gold = await put('gold')
  expect((await claimOf(leases)).id).toBe(gold)
  expect((await claimOf(leases)).id).toBe(blue)
})

// evidence: M244
test('what is held back counts no attempt and comes again at its time', async () => {
  const leases = leasesWith()
  const id = await put('blue')
  await leases.end(await claimOf(leases), { state: 'held', error: 'enough', seconds: 600 })
  expect(await rowOf(id)).toMatchObject({ state: 'queued', attempts: 0, last_error: 'enough', lease: null })
  expect(await leases.due()).toBeNull()
  await db.query('UPDATE outbox SET next_at = next_at - INTERVAL 600 SECOND')
  expect(await claimOf(leases)).toMatchObject({ id, attempts: 1 })
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

test('who comes second claims the next one, and nothing where none is left', async () => {
  const [one, other] = [leasesWith(), leasesWith()]
  const [first, second] = [await put('red'), await put('blue')]
  const [claimDue, claimToo, tooLate] = [await one.due(), await other.due(), await other.due()]
  expect(await claimDue?.()).toMatchObject({ id: first, kind: 'receipt', attempts: 1 })
  expect(await claimToo?.()).toMatchObject({ id: second })
  expect(await tooLate?.()).toBeNull()
  expect(await other.due()).toBeNull()
})

test('rows are looked up together for a second, and what changed meanwhile is not claimed', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(5_000)
  onTestFinished(() => clock.mockRestore())
  let asked = 0
  const leases = leasesWith(async () => {
    asked++
    return "colour = 'blue'"
  })
  const [first, repainted, taken, last] = [
    await put('blue'),
    await put('blue'),
    await put('blue'),
    await put('blue'),
  ]
  expect(await claimOf(leases)).toMatchObject({ id: first })
  await db.query("UPDATE outbox SET colour = 'red' WHERE id = ?", { replacements: [repainted] })
  await db.query('UPDATE outbox SET attempts = 1 WHERE id = ?', { replacements: [taken] })
  expect(await claimOf(leases)).toMatchObject({ id: last })
  expect(asked).toBe(1)
  // The next look finds a later row, and one that other processes have tried since.
  const late = await put('blue')
  expect(await claimOf(leases)).toMatchObject({ id: taken, attempts: 2 })
  expect(await claimOf(leases)).toMatchObject({ id: late })
  expect(asked).toBe(2)
  expect(await rowOf(repainted)).toMatchObject({ state: 'queued', attempts: 0 })
  const [next, afterwards] = [await put('blue'), await put('blue')]
  expect(await claimOf(leases)).toMatchObject({ id: next })
  clock.mockReturnValue(5_999)
  await leases.due()
  expect(asked).toBe(3)
  clock.mockReturnValue(6_000)
  expect(await claimOf(leases)).toMatchObject({ id: afterwards })
  expect(asked).toBe(4)
})

test('of many who claim at once each has a row of its own', async () => {
  const ids = await Promise.all(Array.from({ length: 12 }, () => put('red')))
  const claims = await Promise.all(ids.map(() => claimOf(leasesWith())))
  expect(claims.map(({ id }) => id).sort()).toEqual(ids.sort())
  expect(new Set(claims.map(({ lease }) => lease)).size).toBe(12)
})

test('a row keeps the name of its first claim', async () => {
  const id = await put('red')
  await leasesWith().end(await claimOf(leasesWith()), { state: 'again', error: '451 RCPT TO' })
  expect(await rowOf(id)).toMatchObject({ message_id: `<${id}@recruit.test>` })
  await db.query("UPDATE outbox SET next_at = UTC_TIMESTAMP(6), message_id = '<old@recruit.test>'")
  await claimOf(leasesWith())
  expect(await rowOf(id)).toMatchObject({ message_id: '<old@recruit.test>' })
})

test('those whose lease ran out are decided about once, however many look at once', async () => {
  const leases = leasesWith()
  const [sending, handed, tired] = [await put('red'), await put('red'), await put('red', 11)]
  const claims = [await claimOf(leases), await claimOf(leases), await claimOf(leases)]
  for (const claim of claims) if (claim.id === handed) expect(await leases.handOff(claim)).toBe(true)
  expect(await leases.reclaim()).toEqual({ queued: 0, uncertain: 0, failed: 0 })
  await db.query('UPDATE outbox SET lease_until = UTC_TIMESTAMP(6)')
  const counts = await Promise.all(Array.from({ length: 4 }, () => leasesWith().reclaim()))
  const sum = (what: 'queued' | 'uncertain' | 'failed') => counts.reduce((all, count) => all + count[what], 0)
  expect([sum('queued'), sum('uncertain'), sum('failed')]).toEqual([1, 1, 1])
  expect(await rowOf(sending)).toMatchObject({ state: 'queued', lease: null, attempts: 1 })
  expect(await rowOf(handed)).toMatchObject({ state: 'uncertain', last_error: 'lease over' })
  expect(await rowOf(tired)).toMatchObject({ state: 'failed', last_error: 'too many attempts' })
  for (const claim of claims) expect(await leases.handOff(claim)).toBe(false)
})

test('what is cancelled when it is read ends with the reason, and no attempt counts, also after the last one', async () => {
  const leases = leasesWith()
  const channel = dryRunChannel(async () => ({ cancelled: 'taken back' }))
  for (const attempts of [0, 11, 30]) {
    const id = await put('red', attempts)
    const claim = await claimOf(leases)
    const ending = await channel.deliver(claim, () => leases.handOff(claim))
    expect(ending).toEqual({ state: 'cancelled', error: 'taken back' })
    await leases.end(claim, ending)
    const row = { state: 'cancelled', attempts, last_error: 'taken back', handed_at: null }
    expect(await rowOf(id)).toMatchObject(row)
  }
})

const MAIL: Mail = {
  to: { name: '김가온', address: 'gaon@recruit.test' },
  ...{
    subject: '접수',
    text: '글',
    html: '<p>글</p>',
    ics: null,
    messageId: '<1@recruit.test>',
    language: 'ko',
  },
}

test('a dry run reads what it would send', async () => {
  const leases = leasesWith()
  await put('red')
  const claim = await claimOf(leases)
  const gone = await dryRunChannel(async () => null).deliver(claim, () => leases.handOff(claim))
  expect(gone).toEqual({ state: 'failed', error: 'gone' })
  const waits = await dryRunChannel(async () => ({ waits: 'held back' })).deliver(claim, () =>
    leases.handOff(claim),
  )
  expect(waits).toEqual({ state: 'again', error: 'held back' })
  const sent = await dryRunChannel(async () => MAIL).deliver(claim, () => leases.handOff(claim))
  expect(sent).toEqual({ state: 'sent', isDryRun: true })
})

/** Seconds by MySQL's clock: now, or when a row is due. */
const seconds = async (what: 'UTC_TIMESTAMP(6)' | 'next_at', id: string) => {
  const since = `TIMESTAMPDIFF(MICROSECOND, '2020-01-01', ${what}) / 1e6`
  const question = `SELECT ${since} AS at FROM outbox WHERE id = ?`
  const [row] = await db.query<{ at: string }>(question, { type: QueryTypes.SELECT, replacements: [id] })
  return Number(row?.at)
}

test('refused for now it waits twice as long each time, an hour at most, and is given up after the twelfth', async () => {
  const leases = leasesWith()
  const id = await put('red')
  const pauses: number[] = []
  for (let attempt = 1; attempt <= 12; attempt++) {
    await db.query('UPDATE outbox SET next_at = UTC_TIMESTAMP(6)')
    const claim = await claimOf(leases)
    const before = await seconds('UTC_TIMESTAMP(6)', id)
    await leases.end(claim, { state: 'again', error: '451 RCPT TO' })
    const after = await seconds('UTC_TIMESTAMP(6)', id)
    if (attempt === 12) break
    const expected = Math.min(3_600, 10 * 2 ** (attempt - 1))
    const next = await seconds('next_at', id)
    expect(next).toBeGreaterThanOrEqual(before + expected)
    expect(next).toBeLessThanOrEqual(after + expected)
    pauses.push(expected)
  }
  expect(pauses.filter((pause) => pause === 3_600)).toHaveLength(2)
  expect(await rowOf(id)).toMatchObject({ state: 'failed', attempts: 12, last_error: '451 RCPT TO' })
})
