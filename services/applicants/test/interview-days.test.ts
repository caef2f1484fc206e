import { exportLabelOf } from '@recruit/contract/fields/application-values'
import { periodDays } from '@recruit/contract/interview/grid-days'
import { readCsv } from '@recruit/local/testing/csv'
import { enrolledPerson, newPerson, openPeriod, wholeContent } from '@recruit/local/testing/people'
import { type SharedStack, sharedStack } from '@recruit/local/testing/shared-stack'
import { type Visitor, visitor } from '@recruit/local/testing/visitor'
import { createConnection } from 'mysql2/promise'
import { Sequelize } from 'sequelize'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as migration from '../migrations/007-interview-days.ts'

/** Hours keep the dates that they were chosen for, regardless of later texts about the interview period. */
const BEFORE = '2037.12.5(토) ~ 12.8(화)'
const AFTER = '2037.12.6(일) ~ 12.9(수)'
const daysOf = (period: string) => periodDays(period, new Date())?.days ?? []
const FLAGS = Array<0 | 1>(32).fill(0)
const NONE = Array<number>(32).fill(0)
/** 9:00 to 11:00 on Saturday, 12.5, in the earlier period. */
const SATURDAY = NONE.with(0, 0b110)

let stack: SharedStack
let admin: Visitor
beforeAll(async () => {
  stack = await sharedStack()
})
beforeEach(async () => {
  admin = await openPeriod(stack.url)
  await setPeriod(BEFORE)
})
afterEach(async () => {
  await admin.call('newTerm', {})
})

const setPeriod = (interviewPeriod: string) => admin.call('modifyRecruitInfo', { interviewPeriod })
const read = async ({ id, browser }: { id: string; browser: Visitor }) => {
  const { interviewHours, interviewDays, hasUnsubmittedEdits } = await browser.call('getApplication', { id })
  return { interviewHours, interviewDays, hasUnsubmittedEdits }
}
/** This person's hours in the spreadsheet. */
async function inSpreadsheet(name: string): Promise<string | undefined> {
  const { csv } = await admin.call('exportApplicants', {})
  const [head = [], ...rows] = readCsv(csv.slice(1))
  return rows.find((row) => row.includes(name))?.[head.indexOf(exportLabelOf('interviewHours').en)]
}

describe('after an edit of the interview period', () => {
  test('a client without dates finds its hours on the dates of the first save, and goes on with them', async () => {
    const person = await enrolledPerson(stack.url)
    const { browser, id } = person
    await browser.call('saveInterview', { id, interviewHours: SATURDAY })
    await setPeriod(AFTER)
    expect(await read(person)).toMatchObject({ interviewHours: SATURDAY, interviewDays: daysOf(BEFORE) })
    // By flags, by hours with an order, by a page: the stored dates apply.
    await browser.call('saveInterview', { id, interviewTime: FLAGS.with(0, 1).with(2, 1) })
    await browser.call('saveInterview', { id, interviewHours: SATURDAY, seq: 3 })
    const { version } = await browser.call('getApplication', { id })
    await browser.call('savePage1', { id, interviewHours: SATURDAY, version })
    expect(await read(person)).toMatchObject({ interviewHours: SATURDAY, interviewDays: daysOf(BEFORE) })
    // First hours are on the days of the present period.
    await browser.call('saveInterview', { id, interviewHours: NONE })
    await browser.call('saveInterview', { id, interviewTime: FLAGS.with(1, 1) })
    expect((await read(person)).interviewDays).toEqual(daysOf(AFTER))
  })

  test('hours that came with the enrolment have dates too', async () => {
    const browser = visitor(stack.url)
    const sent = { ...newPerson(), team: 1 as const, interviewTime: FLAGS.with(0, 1) }
    const { value: id = '' } = await browser.call('enroll', sent)
    await setPeriod(AFTER)
    expect((await read({ id, browser })).interviewDays).toEqual(daysOf(BEFORE))
  })

  test('the submitted version keeps its dates beside those of the draft', async () => {
    const person = await enrolledPerson(stack.url)
    const { browser, id } = person
    const sent = { id, ...wholeContent, interviewHours: SATURDAY, interviewDays: daysOf(BEFORE) }
    await browser.call('savePage2', { ...sent, isFinalSubmit: true })
    await setPeriod(AFTER)
    expect((await read(person)).hasUnsubmittedEdits).toBe(false)
    // The same hours in the columns of the new period, and one more day.
    const days = [...daysOf(BEFORE).slice(0, 1), ...daysOf(AFTER).slice(0, 31)]
    await browser.call('saveInterview', { id, interviewHours: SATURDAY, interviewDays: days })
    expect((await read(person)).hasUnsubmittedEdits).toBe(false)
    await browser.call('saveInterview', { id, interviewHours: SATURDAY.with(31, 1), interviewDays: days })
    expect(await read(person)).toMatchObject({ interviewDays: days, hasUnsubmittedEdits: true })
    expect(await admin.call('getApplication', { id, view: 'staff' })).toMatchObject({
      interviewHours: SATURDAY,
      interviewDays: daysOf(BEFORE),
    })
  })

  test('a save with dates goes on naming its version, and a stale one changes nothing', async () => {
    const { browser, id } = await enrolledPerson(stack.url)
    const { version } = await browser.call('getApplication', { id })
    const form = { id, interviewHours: SATURDAY, interviewDays: daysOf(BEFORE), version }
    await browser.call('saveInterview', form)
    const late = await browser.send('saveInterview', { ...form, interviewDays: daysOf(AFTER) })
    expect(late.status).toBe(409)
    expect((await read({ id, browser })).interviewDays).toEqual(daysOf(BEFORE))
  })

  test('the heat map and the spreadsheet add people up by date', async () => {
    const [early, late] = [await enrolledPerson(stack.url, 1), await enrolledPerson(stack.url, 1)]
    // Sunday, 12.6: the second column of the earlier period, the first of the later one.
    const sunday = { ...wholeContent, interviewHours: NONE.with(1, 1), isFinalSubmit: true }
    await early.browser.call('savePage2', {
      id: early.id,
      ...sunday,
      interviewHours: NONE.with(0, 1).with(1, 1),
    })
    await setPeriod(AFTER)
    await late.browser.call('savePage2', { id: late.id, ...sunday, interviewHours: NONE.with(0, 1) })
    const { days, cells, people } = await admin.call('availability', { team: 1 })
    expect(days).toEqual(['2037-12-05', ...daysOf(AFTER)])
    expect([cells[0]?.[0], cells[1]?.[0], cells[2]?.[0]]).toEqual([1, 2, 0])
    expect(people?.find(({ _id }) => _id === early.id)?.interviewDays).toEqual(daysOf(BEFORE))
    expect(await inSpreadsheet(early.person.name)).toBe('12.5 (Sat) 8:00–9:00; 12.6 (Sun) 8:00–9:00')
    expect(await inSpreadsheet(late.person.name)).toBe('12.6 (Sun) 8:00–9:00')
    // A period without a date keeps them too.
    await setPeriod('to be announced')
    expect(await inSpreadsheet(early.person.name)).toBe('12.5 (Sat) 8:00–9:00; 12.6 (Sun) 8:00–9:00')
    expect((await admin.call('availability', { team: 1 })).days).toEqual(['2037-12-05', '2037-12-06'])
  })

  test('an earlier term knows its dates', async () => {
    const { browser, id, person } = await enrolledPerson(stack.url, 1)
    await browser.call('savePage2', { id, ...wholeContent, interviewHours: SATURDAY, isFinalSubmit: true })
    const { term } = await admin.call('overview', {})
    await admin.call('newTerm', {})
    await setPeriod(AFTER)
    const { csv } = await admin.call('exportApplicants', { term })
    expect(csv).toContain('12.5 (Sat) 9:00–11:00')
    expect(csv).toContain(person.name)
    expect((await admin.call('availability', { team: 1, term })).days).toEqual(['2037-12-05'])
  })
})

test('the admin learns how many people an edit of the period concerns, and nothing changes by asking', async () => {
  const none = await enrolledPerson(stack.url)
  const [draft, sent] = [await enrolledPerson(stack.url, 2), await enrolledPerson(stack.url, 3)]
  await draft.browser.call('saveInterview', { id: draft.id, interviewHours: SATURDAY })
  const submission = { id: sent.id, ...wholeContent, interviewHours: SATURDAY, isFinalSubmit: true }
  await sent.browser.call('savePage2', submission)
  // The draft no longer has the day; the submitted version, which staff see, has it.
  await sent.browser.call('saveInterview', { id: sent.id, interviewHours: NONE })
  await none.browser.call('saveInterview', { id: none.id, interviewHours: NONE.with(1, 1) })
  const count = (interviewPeriod: string) => admin.call('periodChange', { interviewPeriod })
  expect(await count(AFTER)).toEqual({ hasDates: true, dropped: 2, moved: 0 })
  expect(await count('2037.12.4(금) ~ 12.12(토)')).toMatchObject({ dropped: 0, moved: 0 })
  expect(await count(`${BEFORE} 10:00`)).toEqual({ hasDates: true, dropped: 0, moved: 0 })
  expect(await count('later')).toEqual({ hasDates: false, dropped: 3, moved: 0 })
  const settings = await visitor(stack.url).call('loadSettings', { key: 1 })
  expect(settings.interviewPeriod).toBe(BEFORE)
})

describe('dates of another shape', () => {
  const days = daysOf(BEFORE)
  test.each([
    ['31 of them', { interviewHours: NONE, interviewDays: days.slice(1) }],
    ['the same twice', { interviewHours: NONE, interviewDays: days.with(1, days[0] ?? '') }],
    ['a day that no calendar has', { interviewHours: NONE, interviewDays: days.with(1, '2026-02-30') }],
    ['a text', { interviewHours: NONE, interviewDays: days.with(1, '12.5(토)') }],
    ['dates without hours', { interviewTime: FLAGS, interviewDays: days }],
  ])('%s', async (_, form) => {
    const { browser, id } = await enrolledPerson(stack.url)
    for (const call of ['saveInterview', 'savePage1', 'savePage2'] as const)
      expect(await browser.send(call, { id, ...form })).toMatchObject({
        status: 400,
        body: { applicationUpdateSuccess: 'fail', message: expect.stringContaining('interviewDays') },
      })
    expect((await browser.call('getApplication', { id })).version).toBe(1)
  })
})

test('hours from before the migration are read from the present period, and get dates by the next save', async () => {
  const [person, other] = [await enrolledPerson(stack.url, 1), await enrolledPerson(stack.url, 1)]
  const { browser, id } = person
  for (const { browser, id } of [person, other])
    await browser.call('savePage2', { id, ...wholeContent, interviewHours: SATURDAY, isFinalSubmit: true })
  const mysql = await createConnection({ uri: stack.mysqlAdminUrl })
  const schema = `${stack.prefix}_applicants`
  try {
    // An application from before the migration: no column, and no dates in the submission.
    const url = new URL(stack.mysqlAdminUrl)
    url.pathname = `/${schema}`
    const db = new Sequelize(url.href, { dialect: 'mysql', logging: false })
    await migration.down(db.getQueryInterface())
    await mysql.query(
      `UPDATE ${schema}.applications SET submitted = JSON_REMOVE(submitted, '$.interviewDays')`,
    )
    await migration.up(db.getQueryInterface())
    await db.close()
  } finally {
    await mysql.end()
  }
  expect(await read(person)).toEqual({
    interviewHours: SATURDAY,
    interviewDays: daysOf(BEFORE),
    hasUnsubmittedEdits: false,
  })
  expect(await admin.call('periodChange', { interviewPeriod: AFTER })).toMatchObject({ dropped: 0, moved: 2 })
  // The same again is a change once, because it has dates now.
  const again = { id, ...wholeContent, interviewHours: SATURDAY, isFinalSubmit: true }
  expect(await browser.call('savePage2', again)).toMatchObject({ submissions: 2 })
  expect(await browser.call('savePage2', again)).toMatchObject({ submissions: 2 })
  expect(await admin.call('periodChange', { interviewPeriod: AFTER })).toMatchObject({ dropped: 1, moved: 1 })
  await setPeriod(AFTER)
  expect((await read(person)).interviewDays).toEqual(daysOf(BEFORE))
  expect((await read(other)).interviewDays).toEqual(daysOf(AFTER))
  expect((await admin.call('availability', { team: 1 })).cells.slice(0, 2).map(([, at9]) => at9)).toEqual([
    1, 1,
  ])
  expect(await inSpreadsheet(other.person.name)).toBe('12.6 (Sun) 9:00–11:00')
})
