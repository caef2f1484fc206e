import { fromElsewhere } from '@recruit/local/testing/addresses'
import { enrolledPerson, newPerson, openPeriod } from '@recruit/local/testing/people'
import { type SharedStack, sharedStack } from '@recruit/local/testing/shared-stack'
import { visitor } from '@recruit/local/testing/visitor'
import { Redis } from 'ioredis'
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let stack: SharedStack
let redis: Redis
let db: Connection
beforeAll(async () => {
  stack = await sharedStack()
  await openPeriod(stack.url)
  redis = new Redis(stack.redisUrl)
  db = await createConnection(stack.schemas.applicants.app)
})
afterAll(async () => {
  redis?.disconnect()
  await db?.end()
})

const rows = async (table: string, where = '1 = 1', values: string[] = []) => {
  const sql = `SELECT COUNT(*) AS count FROM ${table} WHERE ${where}`
  const [[row]] = await db.query<RowDataPacket[]>(sql, values)
  return Number(row?.count)
}

// evidence: threat.filling-the-database
describe('Filling the database', () => {
  // evidence: M113
  test.each([
    ['new', 1_500],
    ['new-day', 6_000],
  ])('new applications of an address end (%s: %i), those of other addresses do not', async (name, most) => {
    const address = fromElsewhere()
    const enroll = () => visitor(stack.url, 'en', address).send('enroll', newPerson())
    const prefix = `throttle:applicants:${name}:`
    const before = await redis.keys(`${prefix}*`)
    expect((await enroll()).status).toBe(200)
    const [count = ''] = (await redis.keys(`${prefix}*`)).filter((key) => !before.includes(key))
    await redis.incrby(count, most - 2)
    expect((await enroll()).status).toBe(200)
    const stored = await rows('applications')
    const refused = await enroll()
    expect(refused).toMatchObject({ status: 429, body: { success: false, code: 'too_many' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await rows('applications')).toBe(stored)
    // Refused and failed requests do not count.
    expect(await redis.get(count)).toBe(String(most))
    expect((await visitor(stack.url, 'en', fromElsewhere()).send('enroll', newPerson())).status).toBe(200)
  })

  test('an enrolment that comes to nothing takes nothing of the budget', async () => {
    const address = fromElsewhere()
    const { person } = await enrolledPerson(stack.url)
    const before = await redis.keys('throttle:applicants:new:*')
    const guesser = visitor(stack.url, 'en', address)
    expect((await guesser.send('enroll', person)).body).toMatchObject({ isAlready: true })
    const added = (await redis.keys('throttle:applicants:new:*')).filter((key) => !before.includes(key))
    expect(await Promise.all(added.map((key) => redis.get(key)))).toEqual(['0'])
  })

  // evidence: V2.3.2 M115
  test('of the writes with a key an application keeps the newest alone', async () => {
    const { browser, id } = await enrolledPerson(stack.url)
    const save = (key: string) => browser.send('savePage1', { id, major: '전공' }, { 'Idempotency-Key': key })
    let last = ''
    for (let at = 0; at < 240; at++) {
      last = crypto.randomUUID()
      expect((await save(last)).status).toBe(200)
    }
    // One write in eight removes old rows, on average: a hundred in a row without that are practically impossible.
    expect(await rows('outcomes', 'application_id = ?', [id])).toBeLessThan(200)
    expect((await save(last)).body).toMatchObject({ applicationUpdateSuccess: 'success' })
    expect(await rows('outcomes', 'application_id = ? AND write_key = ?', [id, last])).toBe(1)
  })

  test('changes of name leave ten entries an hour in the history', async () => {
    const { browser, id } = await enrolledPerson(stack.url)
    for (let at = 0; at < 15; at++) await browser.send('savePage1', { id, name: `김바꿈${at}` })
    expect(await rows('history', 'about = ?', [id])).toBe(10)
  })
})
