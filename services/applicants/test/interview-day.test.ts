import { randomUUID } from 'node:crypto'
import { DAY_TAPS_MAX } from '@recruit/contract/constants'
import type { DayState } from '@recruit/contract/interview/day'
import { dayOf } from '@recruit/contract/interview/day'
import { createConnection, type RowDataPacket } from 'mysql2/promise'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { admin, changesOf, manager, publishDecisions, show, stack, useProduct } from './product.ts'
import { memberAs, type ReviewingMember } from './reviewing-product.ts'
import {
  at,
  computed,
  newInterviewer,
  passer,
  placed,
  publishedTimetable,
  setPeriod,
  setRules,
} from './timetable-product.ts'

useProduct()

type Person = Awaited<ReturnType<typeof passer>>
const MINUTE = 60_000
const seoul = (ms: number) => new Date(ms + 9 * 60 * MINUTE)
const dayIn = (days: number) => seoul(Date.now() + days * 24 * 60 * MINUTE)
const written = (day: Date) =>
  `${day.getUTCFullYear()}.${day.getUTCMonth() + 1}.${day.getUTCDate()}(${'일월화수목금토'[day.getUTCDay()]})`
const TODAY = dayIn(0).toISOString().slice(0, 10)
const TOMORROW = dayIn(1).toISOString().slice(0, 10)

async function sql(statement: string, values: unknown[] = []) {
  const url = new URL(stack.mysqlAdminUrl)
  url.pathname = `/${stack.prefix}_applicants`
  const mysql = await createConnection({ uri: url.href, timezone: 'Z' })
  const [rows] = await mysql.query<RowDataPacket[]>(statement, values)
  await mysql.end()
  return rows
}
const tapsStored = async () => Number((await sql('SELECT COUNT(*) AS count FROM interview_taps'))[0]?.count)

/** On the panel of the first room, and of the second. */
let nari: ReviewingMember
let sora: ReviewingMember
let panels: string[]
/** Two in the first room today, one in the second, one tomorrow. */
let first: Person
let second: Person
let elsewhere: Person
let later: Person

const ALL_DAY = at(...Array.from({ length: 17 }, (_, hour) => hour))

beforeAll(async () => {
  await setPeriod(`${written(dayIn(0))} - ${written(dayIn(1))}`)
  await setRules({ rooms: 2, roomNames: ['학관 301호', '학관 302호'] })
  const someone = (name: string) => memberAs({ id: randomUUID(), name, teams: [1] }, 'reviewer')
  nari = someone('나리')
  sora = someone('소라')
  const seat = async ({ person }: ReviewingMember) =>
    (await newInterviewer(person.name, [1], [ALL_DAY, ALL_DAY], { member: person.id })).id
  panels = [await seat(nari), await seat(sora)]
  first = await passer(1, ALL_DAY, ALL_DAY)
  second = await passer(1, ALL_DAY, ALL_DAY)
  elsewhere = await passer(1, ALL_DAY, ALL_DAY)
  later = await passer(1, ALL_DAY, ALL_DAY)
  await placed(first.id, TODAY, 3, [panels[0] ?? ''], 0)
  await placed(second.id, TODAY, 4, [panels[0] ?? ''], 0)
  await placed(elsewhere.id, TODAY, 3, [panels[1] ?? ''], 1)
  await placed(later.id, TOMORROW, 3, [panels[0] ?? ''], 0)
})
afterAll(() => show(false))

const dayRead = (by: Pick<typeof admin, 'call'> | ReviewingMember = manager, day?: string) =>
  by.call('readInterviewDay', day ? { day } : {})
const uidOf = async ({ id, browser }: Person) =>
  (await browser.call('getApplication', { id })).appointment?.uid ?? ''
const start = (who: Person) => (who === second ? 4 : 3)
/** A tap of now, or some seconds ago. */
async function tap(
  who: Person,
  state: DayState | null,
  more: { ago?: number; undoes?: string; id?: string } = {},
) {
  const { ago = 0, undoes = null, id = randomUUID() } = more
  return {
    ...{ id, uid: await uidOf(who), day: who === later ? TOMORROW : TODAY, start: start(who) },
    ...{ at: new Date(Date.now() - ago * 1_000).toISOString(), state, undoes },
  }
}
const stateOf = async (who: Person, by?: Parameters<typeof dayRead>[0]) => {
  const uid = await uidOf(who)
  const found = (await dayRead(by)).interviews.find((one) => one.uid === uid)
  return found && dayOf(found.taps).state
}
const send = (taps: object[], by: Pick<ReviewingMember, 'send'> = admin) =>
  by.send('tapInterviews', { taps } as never)

describe('what is not published', () => {
  test('has no entry at the door and cannot be tapped', async () => {
    await show(true)
    expect((await dayRead(admin)).interviews).toEqual([])
    const tapped = { ...(await tap(first, 'arrived')), uid: 'x' }
    expect(await send([tapped])).toMatchObject({
      status: 400,
      body: { reason: 'noInterviewThen', taps: [tapped.id] },
    })
    // Written to the applications, and held back while results are public.
    await publishedTimetable()
    expect((await dayRead(admin)).interviews).toEqual([])
    expect((await first.browser.call('getApplication', { id: first.id })).appointment).toBeUndefined()
  })

  test('is there once it is published, of this day unless another one is asked for', async () => {
    await publishDecisions()
    const { day, days, interviews } = await dayRead()
    expect({ day, days }).toEqual({ day: TODAY, days: [TODAY, TOMORROW] })
    expect(
      interviews.map(({ start, room, place, minutes, taps }) => ({ start, room, place, minutes, taps })),
    ).toEqual([
      { start: 3, room: 0, place: '학관 301호', minutes: 60, taps: [] },
      { start: 3, room: 1, place: '학관 302호', minutes: 60, taps: [] },
      { start: 4, room: 0, place: '학관 301호', minutes: 60, taps: [] },
    ])
    expect((await dayRead(manager, TOMORROW)).interviews).toHaveLength(1)
    // Who interviews, without an answer yet.
    expect(interviews.map(({ panel, comes }) => ({ panel, comes }))).toEqual([
      { panel: ['나리'], comes: null },
      { panel: ['소라'], comes: null },
      { panel: ['나리'], comes: null },
    ])
    const { date } = await later.browser.call('getApplication', { id: later.id })
    await later.browser.call('answerAppointment', { id: later.id, date, will: false, reason: '시험' })
    expect((await dayRead(manager, TOMORROW)).interviews.map(({ comes }) => comes)).toEqual([false])
    // Staff have the way to the application and a number to call; a reviewer has no id and nothing of its contents.
    const ofFirst = interviews.find(({ forStaff }) => forStaff?.id === first.id)
    expect(ofFirst?.forStaff?.phonenum).toMatch(/^010-/)
    const hers = (await dayRead(nari)).interviews
    expect(hers.map(({ forStaff }) => forStaff)).toEqual([null, null])
    expect(JSON.stringify(hers)).not.toContain(first.id)
    expect(JSON.stringify(hers)).not.toContain(ofFirst?.forStaff?.phonenum)
  })
})

describe('taps', () => {
  test('lead to the state, also late and out of order, and the same id twice is one tap', async () => {
    const [arrived, begun] = [
      await tap(first, 'arrived', { ago: 8 }),
      await tap(first, 'inInterview', { ago: 5 }),
    ]
    expect((await send([begun], manager as never)).status).toBe(200)
    expect(await stateOf(first)).toBe('inInterview')
    for (let again = 0; again < 3; again++) expect((await send([begun, arrived, arrived])).status).toBe(200)
    expect(await stateOf(first)).toBe('inInterview')
    expect(await tapsStored()).toBe(2)
    const [{ taps = [] } = {}] = (await dayRead()).interviews
    expect(dayOf(taps)).toMatchObject({ arrivedAt: arrived.at, beganAt: begun.at, endedAt: null })
    expect((await changesOf(first.id)).filter(({ what }) => what === 'interviewDay')).toEqual([
      { what: 'interviewDay', from: 'waiting', to: 'inInterview' },
    ])
  })

  test('two devices at the same time lose nothing', async () => {
    const all = await Promise.all(
      Array.from({ length: 10 }, async (_, one) => send([await tap(elsewhere, 'arrived', { ago: 2 + one })])),
    )
    expect(all.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(await stateOf(elsewhere)).toBe('arrived')
    expect(await tapsStored()).toBe(12)
  })

  test('are taken back by a tap', async () => {
    const wrong = await tap(elsewhere, 'done')
    const undo = await tap(elsewhere, null, { undoes: wrong.id })
    // The undoing may come first.
    expect((await send([undo])).status).toBe(200)
    expect((await send([wrong])).status).toBe(200)
    expect(await stateOf(elsewhere)).toBe('arrived')
  })

  test.each<[string, (good: Awaited<ReturnType<typeof tap>>) => object]>([
    ['tapInFuture', (good) => ({ ...good, at: new Date(Date.now() + 2 * MINUTE).toISOString() })],
    ['tapBeforeDay', (good) => ({ ...good, at: new Date(Date.now() - 25 * 60 * MINUTE).toISOString() })],
    ['noInterviewThen', (good) => ({ ...good, start: 9 })],
    ['noInterviewThen', (good) => ({ ...good, day: TOMORROW })],
    ['noInterviewThen', (good) => ({ ...good, uid: '' })],
  ])('%s: with one bad tap nothing is recorded, and it is named', async (reason, badOf) => {
    const count = await tapsStored()
    const bad = badOf(await tap(second, 'arrived')) as { id: string }
    const good = await tap(second, 'arrived')
    expect(await send([good, bad])).toMatchObject({ status: 400, body: { reason, taps: [bad.id] } })
    expect(await tapsStored()).toBe(count)
    expect(await stateOf(second)).toBe('waiting')
  })

  test.each<[string, (good: Awaited<ReturnType<typeof tap>>) => unknown]>([
    ['no taps', () => []],
    ['too many', (good) => Array.from({ length: DAY_TAPS_MAX + 1 }, () => ({ ...good, id: randomUUID() }))],
    ['neither a state nor an undone tap', (good) => [{ ...good, state: null }]],
    ['both of them', (good) => [{ ...good, undoes: randomUUID() }]],
    ['an unknown state', (good) => [{ ...good, state: 'late' }]],
    ['no time', (good) => [{ ...good, at: 'soon' }]],
    ['no id', (good) => [{ ...good, id: '1' }]],
    ['no list', () => 'x'],
  ])('%s is a wrong shape', async (_what, tapsOf) => {
    const taps = tapsOf(await tap(second, 'arrived'))
    expect(await send(taps as never)).toMatchObject({ status: 400, body: { reason: 'wrongShape' } })
  })
})

describe('rights', () => {
  test('a reviewer has her own panels alone', async () => {
    expect((await dayRead(nari)).interviews.map(({ room }) => room)).toEqual([0, 0])
    expect((await dayRead(sora)).interviews.map(({ room }) => room)).toEqual([1])
    const count = await tapsStored()
    const [own, other] = [await tap(second, 'arrived'), await tap(elsewhere, 'done')]
    expect(await send([own, other], nari)).toMatchObject({
      status: 403,
      body: { reason: 'noPermission', taps: [other.id] },
    })
    expect(await tapsStored()).toBe(count)
    expect((await send([own], nari)).status).toBe(200)
    expect(await stateOf(second)).toBe('arrived')
    expect((await send([await tap(second, null, { undoes: own.id })], nari)).status).toBe(200)
  })

  test('an applicant has none', async () => {
    for (const name of ['readInterviewDay', 'tapInterviews'] as const)
      expect((await first.browser.send(name, { taps: [] } as never)).status).toBe(403)
  })
})

describe('how late a room is', () => {
  const appointmentOf = async ({ browser, id }: Person) =>
    (await browser.call('getApplication', { id })).appointment
  /** Moves the plan of the first room, and the others' to now, since the hour of this run is any. */
  const beganAfter = (minutes: number) =>
    sql(
      'UPDATE interview_taps SET begins = UTC_TIMESTAMP(6) - INTERVAL IF(room = 0, ?, 0) MINUTE, next_begins = NULL',
      [minutes],
    )

  test('is shown to whom it concerns, in five minutes, and to her only before her interview', async () => {
    await beganAfter(11)
    const before = await appointmentOf(elsewhere)
    expect(await appointmentOf(second)).toMatchObject({ lateMinutes: expect.any(Number) })
    const { lateMinutes, ...rest } = (await appointmentOf(second)) ?? {}
    expect(lateMinutes).toBe(10)
    // The one in the interview, another room and another day hear nothing.
    for (const who of [first, elsewhere, later])
      expect(await appointmentOf(who)).not.toHaveProperty('lateMinutes')
    await beganAfter(2)
    expect(await appointmentOf(second)).toEqual(rest)
    expect(await appointmentOf(elsewhere)).toEqual(before)
  })

  test('is shown to no one else, and to no one while results are not public', async () => {
    await beganAfter(20)
    const open = await elsewhere.browser.send('getApplication', { id: second.id })
    expect(open.text).not.toContain('late')
    await show(false)
    expect((await second.browser.send('getApplication', { id: second.id })).text).not.toContain('late')
    await show(true)
    await publishDecisions()
    expect((await appointmentOf(second))?.lateMinutes).toBe(20)
  })
})

describe('who did not come', () => {
  test('leaves her place: the board says so, a run fills it and gives her no other one', async () => {
    const absent = await tap(second, 'didNotCome')
    expect((await send([absent])).status).toBe(200)
    const { appointments, unplaced } = await admin.call('readTimetable', {})
    expect(appointments.map(({ _id }) => _id)).not.toContain(second.id)
    expect(unplaced).toEqual([expect.objectContaining({ _id: second.id, didNotCome: true })])
    // Nothing is cancelled by the next publication.
    const { changes, unplaced: without } = await admin.call('timetablePublication', {})
    expect([changes, without]).toEqual([[], []])
    const { answer } = await computed('repair')
    expect(answer?.unplaced).toEqual([])
    expect(answer?.appointments.map(({ _id }) => _id)).not.toContain(second.id)
    const next = await passer(1, at(4))
    expect((await placed(next.id, TODAY, 4, [panels[0] ?? ''], 0)).status).toBe(200)
  })

  test('has another one by hand, or hers again once the tap is taken back', async () => {
    expect((await placed(second.id, TODAY, 6, [panels[0] ?? ''], 0)).status).toBe(200)
    expect((await admin.call('readTimetable', {})).appointments.map(({ _id }) => _id)).toContain(second.id)
  })

  test('keeps no place after a decision either', async () => {
    await admin.call('selectPass', { _id: elsewhere.id, pass: 'fail', staged: true })
    const isIn = (all: { _id: string }[]) => all.some(({ _id }) => _id === elsewhere.id)
    const onBoard = async () => {
      const { appointments, over } = await admin.call('readTimetable', {})
      return { isKept: isIn(appointments), isOver: isIn(over) }
    }
    const absent = await tap(elsewhere, 'didNotCome')
    await send([absent])
    expect(await onBoard()).toEqual({ isKept: false, isOver: false })
    await send([await tap(elsewhere, null, { undoes: absent.id })])
    const isAhead = seoul(Date.now()).getUTCHours() < 12
    expect(await onBoard()).toEqual({ isKept: isAhead, isOver: !isAhead })
  })
})

test('what was tapped is a part of what an applicant downloads, and goes with a withdrawal', async () => {
  const text = (await first.browser.call('ownData', { id: first.id })).text
  expect(text).toMatch(
    /^On the day of the interview: In the interview \(Arrived \d{4}-.*, In the interview \d{4}-.*\)$/m,
  )
  expect((await later.browser.call('ownData', { id: later.id })).text).not.toContain(
    'On the day of the interview',
  )
  await first.browser.call('withdraw', { id: first.id })
  expect(await sql('SELECT id FROM interview_taps WHERE application = ?', [first.id])).toEqual([])
})
