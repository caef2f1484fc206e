import { USAGE_LIMITS } from '@recruit/contract/rules/usage-limits'
import type { Visitor } from '@recruit/local/testing/visitor'
import { createConnection } from 'mysql2/promise'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  admin,
  changesOf,
  manager,
  publishDecisions,
  show,
  stack,
  submittedPerson,
  useProduct,
} from './product.ts'
import {
  at,
  DAYS,
  newInterviewer,
  passer,
  placed,
  publishedTimetable,
  setPeriod,
  setRules,
} from './timetable-product.ts'

useProduct()

const [SATURDAY, SUNDAY] = DAYS
const ALL_DAY = at(1, 2, 3, 4, 5, 6)
type Person = Awaited<ReturnType<typeof passer>>
let nari: string
beforeAll(async () => {
  await setPeriod('2037.12.5(토) - 12.6(일)')
  await setRules({ roomNames: ['학관 301호'] })
  nari = (await newInterviewer('나리', [1], [ALL_DAY, ALL_DAY])).id
})
beforeEach(() => setRules({ answersUntil: null }))
afterAll(() => show(false))

const read = ({ browser, id }: Person) => browser.call('getApplication', { id })
const appointmentOf = async (who: Person) => (await read(who)).appointment
const answer = (
  { browser, id }: Pick<Person, 'browser' | 'id'>,
  date: string,
  will: boolean,
  reason?: string,
) => browser.send('answerAppointment', { id, date, will, ...(reason !== undefined && { reason }) })
const answered = async (who: Person, will: boolean, reason?: string) =>
  answer(who, (await read(who)).date, will, reason)
const onBoard = async (by: Visitor, { id }: Person) =>
  (await by.call('readTimetable', {})).appointments.find(({ _id }) => _id === id)?.answer
/** Moves an appointment on the board and publishes that; with `shown` the applicant reads it. */
async function moved({ id }: Person, day: string, start: number, shown = true) {
  expect((await placed(id, day, start, [nari])).status).toBe(200)
  expect((await publishedTimetable()).status).toBe(200)
  if (shown) await publishDecisions()
}
/** An applicant who is shown an appointment. */
async function appointed(day: string = SUNDAY, start = 6): Promise<Person> {
  await show(true)
  const who = await passer(1, ALL_DAY, ALL_DAY)
  await moved(who, day, start)
  return who
}
/** Empties the board, so that the next applicant can have any hour. */
async function clearBoard() {
  for (const { _id } of (await admin.call('readTimetable', {})).appointments) {
    const { version } = await admin.call('readTimetable', {})
    await admin.call('removeAppointment', { version, _id })
  }
}
beforeEach(clearBoard)

test('an applicant comes, then cannot, and staff read it beside the appointment', async () => {
  const who = await appointed()
  expect(await appointmentOf(who)).toMatchObject({
    answer: null,
    sequence: 0,
    uid: expect.stringMatching(/^[\w-]{22}$/),
    answersUntil: '2037-12-06T05:00:00.000Z',
  })
  expect(await onBoard(manager, who)).toBeNull()
  const first = await answered(who, true, '이유는 남지 않습니다')
  expect(first).toMatchObject({ status: 200, body: { answer: { will: true, reason: '' } } })
  expect(await onBoard(manager, who)).toEqual(first.body.answer)
  expect((await answered(who, true)).text).toBe(first.text)
  await answered(who, false, ' 시험이 있어요 ')
  const told = { will: false, reason: '시험이 있어요', at: expect.any(String) }
  expect(await onBoard(admin, who)).toEqual(told)
  expect((await appointmentOf(who))?.answer).toEqual(told)
  await answered(who, false, '다른 이유')
  // Changes within a minute are one line.
  expect((await changesOf(who.id)).filter(({ what }) => what === 'appointmentAnswer')).toEqual([
    { what: 'appointmentAnswer', from: '', to: 'cannotCome' },
  ])
})

// evidence: M254 threat.history-floods
test('who answers back and forth all the time is refused, and changes nothing', async () => {
  const who = await appointed()
  const { most } = USAGE_LIMITS.answers
  for (let at = 0; at < most; at++) expect((await answered(who, at % 2 === 0)).status).toBe(200)
  expect(await answered(who, true)).toMatchObject({ status: 429, body: { reason: 'tooManyTries' } })
  expect((await appointmentOf(who))?.answer).toMatchObject({ will: false })
})

// evidence: M188
test('only who proved the application answers, and a reason has an end', async () => {
  const [who, other] = [await appointed(), await submittedPerson(1)]
  const { date } = await read(who)
  expect((await answer({ browser: other.browser, id: who.id }, date, true)).status).toBe(403)
  expect((await answer({ browser: admin, id: who.id }, date, true)).status).toBe(403)
  expect((await answer(who, date, false, '가'.repeat(301))).status).toBe(400)
  expect((await appointmentOf(who))?.answer).toBeNull()
  expect((await answer(who, date, false, '가'.repeat(300))).status).toBe(200)
})

// evidence: M189 M190
test('an answer to another appointment than the one that is shown is refused, and an earlier one counts no more', async () => {
  const who = await appointed()
  const { date } = await read(who)
  await answer(who, date, true)
  await moved(who, SATURDAY, 2)
  expect(await appointmentOf(who)).toMatchObject({ sequence: 1, answer: null })
  expect(await onBoard(admin, who)).toBeNull()
  expect(await answer(who, date, true)).toMatchObject({ status: 409, body: { reason: 'appointmentChanged' } })
  expect(await onBoard(admin, who)).toBeNull()
  // Back at the first hour it is a new appointment: an earlier yes does not count.
  await moved(who, SUNDAY, 6)
  expect((await read(who)).date).toBe(date)
  expect(await appointmentOf(who)).toMatchObject({ sequence: 2, answer: null })
})

// evidence: M193 M194
test('a move that staff only plan is no answer to it, and is seen in nothing that the applicant reads', async () => {
  const who = await appointed()
  await answered(who, false, '시험')
  const seen = async () => [
    (await who.browser.send('getApplication', { id: who.id })).text,
    (await who.browser.send('ownData', { id: who.id })).text,
    (await answered(who, false, '시험')).text,
  ]
  const before = await seen()
  await moved(who, SATURDAY, 3, false)
  expect(await seen()).toEqual(before)
  // The draft is another appointment by now, which has no answer.
  expect(await onBoard(admin, who)).toBeNull()
  await moved(who, SUNDAY, 6, false)
  expect(await seen()).toEqual(before)
  expect(await onBoard(admin, who)).toMatchObject({ will: false })
})

// evidence: M195
test('the number of an appointment grows, also where it was taken away while nothing was public', async () => {
  const who = await appointed()
  const { uid } = (await appointmentOf(who)) ?? {}
  await show(false)
  await clearBoard()
  await publishedTimetable()
  await moved(who, SATURDAY, 1, false)
  await show(true)
  // The number between belongs to the cancellation.
  expect(await appointmentOf(who)).toMatchObject({ uid, sequence: 2 })
})

describe('until when', () => {
  const A_SECOND_AGO = () => new Date(Date.now() - 1_000).toISOString()

  // evidence: M191
  test('the rules may name an hour: later nothing is changed, and the same again is answered as before', async () => {
    const who = await appointed()
    const first = await answered(who, true)
    const until = A_SECOND_AGO()
    await setRules({ answersUntil: until })
    expect(await appointmentOf(who)).toMatchObject({ answersUntil: until })
    expect(await answered(who, false)).toMatchObject({
      status: 400,
      body: { reason: 'appointmentAnswerTooLate' },
    })
    expect((await answered(who, true)).text).toBe(first.text)
  })

  // evidence: M192
  test('an hour after the beginning is none: it ends with that', async () => {
    const who = await appointed()
    await setRules({ answersUntil: '2100-01-01T00:00:00Z' })
    expect(await appointmentOf(who)).toMatchObject({ answersUntil: '2037-12-06T05:00:00.000Z' })
  })

  // evidence: M196
  test('rules that were stored before there was such an hour have none', async () => {
    const url = new URL(stack.mysqlAdminUrl)
    url.pathname = `/${stack.prefix}_applicants`
    const mysql = await createConnection(url.href)
    await mysql.query("UPDATE timetable_rules SET rules = JSON_REMOVE(rules, '$.answersUntil')")
    await mysql.end()
    expect((await manager.send('timetableRules', {})).text).toContain('"answersUntil":null')
    const { version, rules } = await manager.call('timetableRules', {})
    const wrong = { ...rules, answersUntil: 'soon' }
    expect((await admin.send('setTimetableRules', { version, rules: wrong })).status).toBe(400)
  })
})

/** The visible part of a reply. */
const outside = ({ status, text, headers }: Awaited<ReturnType<Visitor['send']>>) =>
  JSON.stringify({
    ...{ status, text },
    headers: [...headers].filter(([name]) => !['x-request-id', 'date'].includes(name)).sort(),
  })

// evidence: M187
test('whoever is shown no appointment gets one refusal to the byte, in time or too late', async () => {
  const [planned, bare, failed, final] = await Promise.all([
    passer(1, ALL_DAY, ALL_DAY),
    passer(1, ALL_DAY, ALL_DAY),
    submittedPerson(1),
    submittedPerson(1),
  ])
  await admin.call('selectPass', { _id: failed.id, pass: 'fail' })
  await admin.call('selectPass', { _id: final.id, pass: 'finalPass' })
  await show(false)
  await placed(planned.id, SUNDAY, 6, [nari])
  await publishedTimetable()
  const [{ date = '' } = {}] = (await admin.call('listApplicants', { team: 1 })).applicants.filter(
    ({ _id }) => _id === planned.id,
  )
  expect(date).toContain('14:00')
  const replies = new Set<string>()
  const ask = async (people: Person[]) => {
    for (const who of people)
      for (const text of [date, '']) replies.add(outside(await answer(who, text, true)))
  }
  await ask([planned, bare, failed, final])
  await setRules({ answersUntil: '2020-01-01T00:00:00Z' })
  await ask([planned, bare, failed, final])
  await show(true)
  await ask([bare, failed, final])
  // Placed while results are public, and not published.
  await placed(bare.id, SATURDAY, 2, [nari])
  await publishedTimetable()
  await ask([bare])
  expect([...replies]).toHaveLength(1)
  expect([...replies][0]).toContain('noAppointment')
})

// evidence: M197
test('it is a part of what an applicant downloads, and goes with a withdrawal', async () => {
  const who = await appointed()
  await answered(who, false, '시험이 있어요')
  const text = async () => (await who.browser.call('ownData', { id: who.id })).text
  expect(await text()).toMatch(/^Answer to the interview appointment: Cannot come – 시험이 있어요 \(12\.6/m)
  expect(await text()).toMatch(/\d\d:\d\d Answer to the interview appointment: Cannot come$/m)
  await who.browser.call('withdraw', { id: who.id })
  expect((await answer(who, '', true)).status).toBe(404)
  expect(await onBoard(admin, who)).toBeUndefined()
})
