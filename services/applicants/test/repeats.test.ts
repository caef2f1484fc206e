import { randomUUID } from 'node:crypto'
import { enrolledPerson, newPerson, openPeriod, wholeContent } from '@recruit/local/testing/people'
import { type SharedStack, sharedStack } from '@recruit/local/testing/shared-stack'
import { type Answer, type Visitor, visitor } from '@recruit/local/testing/visitor'
import { createConnection, type RowDataPacket } from 'mysql2/promise'
import { beforeAll, describe, expect, test } from 'vitest'

let stack: SharedStack
let admin: Visitor
beforeAll(async () => {
  stack = await sharedStack()
  admin = await openPeriod(stack.url)
})

const keyed = (key: string = randomUUID()) => ({ 'Idempotency-Key': key })
const versionOf = async ({ browser, id }: { browser: Visitor; id: string }) =>
  (await browser.call('getApplication', { id })).version ?? 0

describe('a write that names a key and is sent again', () => {
  test('is done once and answered alike, whether or not it names a version', async () => {
    for (const named of [true, false]) {
      const person = await enrolledPerson(stack.url)
      const { browser, id } = person
      const form = { id, applyReason: '처음', ...(named && { version: 1 }) }
      const key = keyed()
      const first = await browser.send('savePage2', form, key)
      const again = await browser.send('savePage2', form, key)
      expect(first.body).toMatchObject({ applicationUpdateSuccess: 'success', version: 2 })
      expect(again.body).toMatchObject({ applicationUpdateSuccess: 'success', version: 2 })
      expect(await versionOf(person)).toBe(2)
    }
  })

  test('does not undo what came after it', async () => {
    const { browser, id } = await enrolledPerson(stack.url)
    const key = keyed()
    await browser.send('savePage1', { id, major: 'first' }, key)
    await browser.send('savePage1', { id, major: 'second' }, keyed())
    expect((await browser.send('savePage1', { id, major: 'first' }, key)).body.version).toBe(2)
    expect(await browser.call('getApplication', { id })).toMatchObject({ major: 'second', version: 3 })
  })

  test('twenty times at once is one change and twenty equal answers', async () => {
    const person = await enrolledPerson(stack.url)
    const { browser, id } = person
    const key = keyed()
    const form = { id, ...wholeContent, isFinalSubmit: true }
    const answers = await Promise.all(Array.from({ length: 20 }, () => browser.send('savePage2', form, key)))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]?.body).toMatchObject({
      applicationUpdateSuccess: 'success',
      message: 'Submitted normally.',
      submissions: 1,
    })
    expect(await versionOf(person)).toBe(2)
  })

  test('is answered as it was even after the period has closed', async () => {
    const { browser, id } = await enrolledPerson(stack.url)
    const form = { id, ...wholeContent, isFinalSubmit: true }
    const key = keyed()
    const first = await browser.send('savePage2', form, key)
    await admin.call('modifyRecruitInfo', { isApplicationPeriod: false })
    try {
      expect((await browser.send('savePage2', form, key)).text).toBe(first.text)
      expect((await browser.send('savePage2', form, keyed())).body).toMatchObject({
        applicationUpdateSuccess: 'fail',
      })
    } finally {
      await admin.call('modifyRecruitInfo', { isApplicationPeriod: true })
    }
  })

  test('with a key of the grid, of the first page and of nothing to do', async () => {
    const person = await enrolledPerson(stack.url)
    const { browser, id } = person
    const hours = Array.from({ length: 32 }, (_, day) => day)
    const key = keyed()
    const form = { id, interviewHours: hours, seq: 5 }
    for (let times = 0; times < 3; times++)
      expect((await browser.send('saveInterview', form, key)).body).toMatchObject({ version: 2 })
    const late = keyed()
    for (let times = 0; times < 2; times++)
      expect((await browser.send('saveInterview', { ...form, seq: 4 }, late)).body).toMatchObject({
        applicationUpdateSuccess: 'success',
        version: 2,
      })
    expect(await versionOf(person)).toBe(2)
  })
})

describe('a key', () => {
  test('stands for one request only', async () => {
    const { browser, id } = await enrolledPerson(stack.url)
    const key = keyed()
    await browser.send('savePage1', { id, major: 'one' }, key)
    const other = await browser.send('savePage1', { id, major: 'two' }, key)
    expect([other.status, other.body.code]).toEqual([400, 'invalid'])
    expect(other.body.message).toContain('another request')
    expect((await browser.call('getApplication', { id })).major).toBe('one')
  })

  test('that is none is refused, and nothing is stored', async () => {
    const person = await enrolledPerson(stack.url)
    for (const key of ['1', 'x'.repeat(36), `${randomUUID()}0`]) {
      const answer = await person.browser.send('savePage1', { id: person.id, major: 'x' }, keyed(key))
      expect([answer.status, answer.body.applicationUpdateSuccess]).toEqual([400, 'fail'])
    }
    expect(await versionOf(person)).toBe(1)
  })

  test('of somebody else tells nothing', async () => {
    const { browser, id } = await enrolledPerson(stack.url)
    const stranger = (await enrolledPerson(stack.url)).browser
    const key = keyed()
    const form = { id, major: 'mine' }
    await browser.send('savePage1', form, key)
    const answers = [await stranger.send('savePage1', form, key), await stranger.send('savePage1', form)]
    expect(answers.map(({ status }) => status)).toEqual([403, 403])
    expect(answers[0]?.text).toBe(answers[1]?.text)
  })

  // evidence: V16.5.3
  test('frees nobody from the rules: what was refused is refused again, and may be put right under another key', async () => {
    const person = await enrolledPerson(stack.url)
    const form = { id: person.id, email: 'no address' }
    const key = keyed()
    for (let times = 0; times < 2; times++)
      expect((await person.browser.send('savePage1', form, key)).body.applicationUpdateSuccess).toBe('fail')
    expect(await versionOf(person)).toBe(1)
  })
})

test('enrolling again with the same key opens the same application, with another key none', async () => {
  const key = keyed()
  const form = { ...newPerson(), team: 1 as const, consent: true }
  const first = await visitor(stack.url).send('enroll', form, key)
  // The first answer was lost, and its cookie with it.
  const again = visitor(stack.url)
  const second = await again.send('enroll', form, key)
  expect(second.body).toMatchObject({ success: true, isAlready: false, value: first.body.value })
  expect(await again.call('getApplication', { id: first.body.value })).toMatchObject({ version: 1 })
  const stranger = await visitor(stack.url).send('enroll', form, keyed())
  expect(stranger.body).toMatchObject({ success: false, isAlready: true })
  expect(stranger.body.value).toBeUndefined()
})

test('a write whose outcome cannot be looked up is not said to have failed for certain', async () => {
  const { browser, id } = await enrolledPerson(stack.url)
  const person = newPerson()
  await visitor(stack.url).send('enroll', person, keyed())
  await browser.send('savePage1', { id, major: 'one', version: 1 })
  const mysql = await createConnection(stack.mysqlAdminUrl)
  const outcomes = `${stack.prefix}_applicants.outcomes`
  await mysql.query(`RENAME TABLE ${outcomes} TO ${outcomes}_away`)
  await mysql.query(`CREATE VIEW ${outcomes} AS
    SELECT kept.* FROM ${outcomes}_away AS kept JOIN (SELECT SLEEP(60) AS slept) AS never`)
  /** A connection that was killed is listed with its reading until it has ended: it is not the next one. */
  const broken: number[] = []
  /** The connection breaks during the lookup of outcomes. */
  async function brokenOff(answer: Promise<Answer>): Promise<Answer> {
    const waiting = async () => {
      const [rows] = await mysql.query<RowDataPacket[]>('SHOW FULL PROCESSLIST')
      return rows.find(({ Id, Info }) => /FROM outcomes\s/.test(Info ?? '') && !broken.includes(Id))?.Id
    }
    // The same reading is killed: a second one may find none, between two statements of the connection.
    let found: Awaited<ReturnType<typeof waiting>>
    await expect
      .poll(
        async () => {
          found = await waiting()
          return found
        },
        { interval: 10 },
      )
      .toBeDefined()
    broken.push(Number(found))
    await mysql.query(`KILL ${found}`)
    return answer
  }
  try {
    // Both fail on their own: the version is stale, the identity is taken. Their own first try may be the cause.
    const stale = await brokenOff(browser.send('savePage1', { id, major: 'two', version: 1 }, keyed()))
    const enrolled = await brokenOff(visitor(stack.url).send('enroll', person, keyed()))
    for (const { status, body } of [stale, enrolled]) {
      expect([status, body.code]).toEqual([503, 'unavailable'])
      expect(body.message).toContain('may not have been saved')
    }
    expect(enrolled.body).toMatchObject({ success: false, isAlready: false })
    const plain = await browser.send('savePage1', { id, major: 'two', version: 1 })
    expect([plain.status, plain.body.code]).toEqual([409, 'conflict'])
  } finally {
    await mysql.query(`DROP VIEW ${outcomes}`)
    await mysql.query(`RENAME TABLE ${outcomes}_away TO ${outcomes}`)
    await mysql.end()
  }
})

test('outcomes go with their application', async () => {
  const { browser, id } = await enrolledPerson(stack.url)
  await browser.send('savePage1', { id, major: 'x' }, keyed())
  const mysql = await createConnection(stack.mysqlAdminUrl)
  try {
    const kept = async () => {
      const [rows] = await mysql.query<RowDataPacket[]>(
        `SELECT 1 FROM ${stack.prefix}_applicants.outcomes WHERE application_id = ?`,
        [id],
      )
      return rows.length
    }
    expect(await kept()).toBe(1)
    await browser.call('withdraw', { id })
    expect(await kept()).toBe(0)
  } finally {
    await mysql.end()
  }
})
