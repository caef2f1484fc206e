import { visitor } from '@recruit/local/testing/visitor'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { admin, changesOf, manager, publishDecisions, show, stack, useProduct } from './product.ts'
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
let nari: string
let one: Awaited<ReturnType<typeof passer>>
let two: typeof one
beforeAll(async () => {
  await setPeriod()
  await setRules({ roomNames: ['학관 301호'] })
  nari = (await newInterviewer('나리', [1], [at(1, 2, 3), at(6)])).id
  one = await passer(1, at(1, 2), at(6))
  two = await passer(1, at(1, 2, 3))
})
afterAll(() => show(false))

const told = async ({ id, browser } = one) => {
  const { pass, date, appointment } = await browser.call('getApplication', { id })
  if (!appointment) return { pass, date, appointment }
  const { day, start, length, place } = appointment
  return { pass, date, appointment: { day, start, length, place } }
}
const NOTHING = { pass: 'default', date: '', appointment: undefined }
const ON_SUNDAY = {
  ...{ pass: '1stPass', date: '12.6(일) 14:00, 학관 301호' },
  appointment: { day: SUNDAY, start: 6, length: 1, place: '학관 301호' },
}

// evidence: M169
test('a published timetable is the date of each, read by nobody before results are public', async () => {
  await placed(one.id, SUNDAY, 6, [nari])
  await placed(two.id, SATURDAY, 1, [nari])
  const before = await manager.call('timetablePublication', {})
  expect(before).toMatchObject({ isPublic: false, unplaced: [], broken: [] })
  expect(before.changes.map(({ _id, date, next }) => [_id, date, next])).toEqual([
    [one.id, '', ON_SUNDAY.date],
    [two.id, '', '12.5(토) 9:00, 학관 301호'],
  ])
  expect((await manager.call('readTimetable', {})).published).toBeNull()
  expect(await admin.call('publishTimetable', { seen: before.seen })).toMatchObject({ published: 2 })
  expect((await manager.call('readTimetable', {})).published).toMatchObject({ version: 2 })
  expect((await changesOf(one.id))[0]).toEqual({ what: 'date', from: '', to: ON_SUNDAY.date })
  expect(
    (await admin.call('applicantHistory', {})).history.find(({ what }) => what === 'timetablePublished')?.to,
  ).toBe('2')
  expect((await manager.call('timetablePublication', {})).changes).toEqual([])
  expect(await told()).toEqual(NOTHING)
})

test('results that are public show it, to its applicant alone', async () => {
  await show(true)
  expect(await told()).toEqual(ON_SUNDAY)
  const stranger = await visitor(stack.url).call('getApplication', { id: one.id })
  expect(stranger).toMatchObject({ date: ON_SUNDAY.date })
  expect(stranger.appointment).toBeUndefined()
})

// evidence: M170 M172
test('a timetable published meanwhile is staged with its dates: day and text change together', async () => {
  await placed(one.id, SATURDAY, 2, [nari])
  expect(await told()).toEqual(ON_SUNDAY)
  expect((await publishedTimetable()).body).toMatchObject({ published: 1 })
  expect(await told()).toEqual(ON_SUNDAY)
  // Published again before anyone saw the last one.
  await setRules({ roomNames: ['학관 302호'] })
  expect((await publishedTimetable()).body).toMatchObject({ published: 2 })
  expect(await told()).toEqual(ON_SUNDAY)
  await publishDecisions()
  const onSaturday = {
    ...{ pass: '1stPass', date: '12.5(토) 10:00, 학관 302호' },
    appointment: { day: SATURDAY, start: 2, length: 1, place: '학관 302호' },
  }
  expect(await told()).toEqual(onSaturday)
  // A text by hand says something else: then the appointment is not shown.
  await admin.call('setInterviewDate', { _id: one.id, date: '추후 안내' })
  expect(await told()).toEqual({ pass: '1stPass', date: '추후 안내', appointment: undefined })
  expect((await manager.call('timetablePublication', {})).changes).toMatchObject([
    { _id: one.id, date: '추후 안내', next: onSaturday.date },
  ])
  await publishedTimetable()
  await publishDecisions()
  expect(await told()).toEqual(onSaturday)
})

test('who loses the appointment loses the text, unless it was written by hand', async () => {
  const off = async (_id: string) => {
    const { version } = await admin.call('readTimetable', {})
    await admin.call('removeAppointment', { version, _id })
  }
  await admin.call('setInterviewDate', { _id: two.id, date: '전화로 안내', staged: true })
  await off(one.id)
  await off(two.id)
  const { changes, unplaced } = await manager.call('timetablePublication', {})
  expect(changes).toMatchObject([{ _id: one.id, next: '' }])
  expect(unplaced.map(({ _id }) => _id).toSorted()).toEqual([one.id, two.id].toSorted())
  await publishedTimetable()
  expect((await told()).appointment).toBeDefined()
  await publishDecisions()
  expect(await told()).toEqual({ pass: '1stPass', date: '', appointment: undefined })
  expect((await told(two)).date).toBe('전화로 안내')
})

// evidence: M171
test('a final pass shows no appointment any more', async () => {
  await placed(one.id, SUNDAY, 6, [nari])
  await publishedTimetable()
  await publishDecisions()
  expect((await told()).appointment).toBeDefined()
  await admin.call('selectPass', { _id: one.id, pass: 'finalPass', staged: true })
  expect((await told()).appointment).toBeDefined()
  await publishDecisions()
  expect(await told()).toMatchObject({ pass: 'finalPass', appointment: undefined })
  await admin.call('selectPass', { _id: one.id, pass: '1stPass' })
})

// evidence: M173 M174
test('nothing is published that is not what was seen, or that breaks a rule', async () => {
  const { seen } = await admin.call('timetablePublication', {})
  await placed(two.id, SATURDAY, 3, [nari])
  expect(await admin.send('publishTimetable', { seen })).toMatchObject({
    status: 409,
    body: { reason: 'timetableChanged' },
  })
  await setRules({ closed: [{ day: null, hours: at(3) }] })
  expect(await publishedTimetable()).toMatchObject({
    status: 400,
    body: { reason: 'timetableRuleBroken', broken: [{ rule: 'room-unknown', _id: two.id }] },
  })
  expect((await told(two)).date).toBe('전화로 안내')
})

test('another length is another text, which waits to be published like every other', async () => {
  for (const { _id } of (await admin.call('readTimetable', {})).appointments) {
    const { version } = await admin.call('readTimetable', {})
    await admin.call('removeAppointment', { version, _id })
  }
  await setRules({ closed: [], roomNames: [] })
  await placed(two.id, SATURDAY, 1, [nari])
  await publishedTimetable()
  await publishDecisions()
  const before = await told(two)
  expect(before).toMatchObject({ date: '12.5(토) 9:00', appointment: { length: 1 } })
  await setRules({ length: 2 })
  expect((await publishedTimetable()).body).toMatchObject({ published: 1 })
  expect(await told(two)).toEqual(before)
  await publishDecisions()
  expect(await told(two)).toMatchObject({ date: '12.5(토) 9:00 (2시간)', appointment: { length: 2 } })
})
