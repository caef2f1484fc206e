import { afterAll, beforeAll, expect, test } from 'vitest'
import { admin, manager, publishDecisions, show, useProduct } from './product.ts'
import {
  at,
  computed,
  DAYS,
  newInterviewer,
  passer,
  placed,
  publishedTimetable,
  setPeriod,
  setRules,
} from './timetable-product.ts'

useProduct()

const [SATURDAY] = DAYS
let nari: string
let people: Awaited<ReturnType<typeof passer>>[]
beforeAll(async () => {
  await setPeriod()
  await setRules({ roomNames: ['학관 301호'], pace: [{ team: 1, minutes: 20, pause: 0, people: 1 }] })
  nari = (await newInterviewer('나리', [1], [at(6)])).id
  people = []
  for (let one = 0; one < 4; one++) people.push(await passer(1, at(6)))
})
afterAll(() => show(false))

const indexOf = (id: string) => people.findIndex((one) => one.id === id)
const turns = async () =>
  (await manager.call('readTimetable', {})).appointments
    .map(({ _id, start, room, turn }) => [indexOf(_id), start, room, turn])
    .toSorted(([, , , one = 0], [, , , other = 0]) => one - other)
const datesOf = async () => {
  const { changes } = await manager.call('timetablePublication', {})
  return changes.map(({ _id, next }) => [indexOf(_id), next])
}
const remove = async (index: number) =>
  admin.call('removeAppointment', {
    version: (await manager.call('readTimetable', {})).version,
    _id: people[index]?.id ?? '',
  })
const put = (index: number) => placed(people[index]?.id ?? '', SATURDAY, 6, [nari])

test('an hour of one room and one interviewer holds three interviews of twenty minutes', async () => {
  const { run, answer, changes, seen } = await computed()
  expect(run).toMatchObject({ state: 'ended', placed: 3, bound: 3 })
  expect(answer?.unplaced.map(({ reason }) => reason)).toEqual(['crowded'])
  expect(changes).toHaveLength(3)
  await admin.call('applyTimetableRun', { id: run.id, seen })
  expect((await turns()).map(([, start, room, turn]) => [start, room, turn])).toEqual([
    [6, 0, 0],
    [6, 0, 1],
    [6, 0, 2],
  ])
})

test('the fourth finds no place, and whoever comes after one was taken off gets that turn alone', async () => {
  const before = await turns()
  const [, second = []] = before
  const left = people.findIndex((_, index) => !before.some(([one]) => one === index))
  const refused = await put(left)
  expect(refused.status).toBe(400)
  expect(refused.body.broken).toMatchObject([{ rule: 'interview-full' }])
  expect(refused.body.message).toContain('학관 301호')
  await remove(second[0] ?? -1)
  expect((await put(left)).status).toBe(200)
  expect(await turns()).toEqual(before.map((one) => (one === second ? [left, 6, 0, 1] : one)))
})

test('a chosen turn changes places with who has it, unless that one is locked', async () => {
  const before = (await turns()).map(([index = -1]) => index)
  const [first = -1, , third = -1] = before
  const choose = async (index: number, turn: number) =>
    admin.send('placeAppointment', {
      ...{ version: (await manager.call('readTimetable', {})).version, _id: people[index]?.id ?? '' },
      ...{ day: SATURDAY, start: 6, room: 0, interviewers: [nari], turn },
    })
  expect((await choose(first, 2)).status).toBe(200)
  expect((await turns()).map(([index]) => index)).toEqual([third, before[1], first])
  const lock = async (isLocked: boolean) =>
    admin.call('lockAppointments', {
      version: (await manager.call('readTimetable', {})).version,
      ids: [people[third]?.id ?? ''],
      isLocked,
    })
  await lock(true)
  expect((await choose(first, 0)).body.reason).toBe('turnTaken')
  expect((await choose(first, 7)).body.reason).toBe('turnTaken')
  await lock(false)
  expect((await choose(first, 0)).status).toBe(200)
  expect((await turns()).map(([index]) => index)).toEqual(before)
})

test('another panel for one of them is one for the whole interview', async () => {
  const sora = (await newInterviewer('소라', [1], [at(6)])).id
  const [[first = -1] = []] = await turns()
  const changed = await placed(people[first]?.id ?? '', SATURDAY, 6, [sora])
  expect(changed.status).toBe(200)
  const panels = async () =>
    (await manager.call('readTimetable', {})).appointments.map(({ interviewers }) => interviewers)
  expect(await panels()).toEqual([[sora], [sora], [sora]])
  const order = await turns()
  await placed(people[first]?.id ?? '', SATURDAY, 6, [nari])
  expect(await panels()).toEqual([[nari], [nari], [nari]])
  expect(await turns()).toEqual(order)
})

test('its minute is in the date, in the appointment and in the answer of the next run', async () => {
  const order = (await turns()).map(([index = -1]) => index)
  const expected = order.map((index, turn) => [
    index,
    `12.5(토) 14:${String(turn * 20).padStart(2, '0')}, 학관 301호 (20분)`,
  ])
  expect((await datesOf()).toSorted()).toEqual(expected.toSorted())
  expect((await publishedTimetable()).status).toBe(200)
  await show(true)
  await publishDecisions()
  const last = people[order[2] ?? -1]
  const { appointment } = (await last?.browser.call('getApplication', { id: last.id })) ?? {}
  expect(appointment).toMatchObject({ day: SATURDAY, start: 6, length: 1, minute: 40, minutes: 20 })
  expect(appointment?.answersUntil).toBe('2037-12-05T05:40:00.000Z')
  const { changes } = await computed('repair')
  expect(changes).toEqual([])
})

test('other minutes change every date, and two who come together share one', async () => {
  await setRules({ pace: [{ team: 1, minutes: 25, pause: 5, people: 2 }] })
  const { broken } = await manager.call('readTimetable', {})
  expect(broken).toEqual([])
  expect((await datesOf()).map(([, date]) => date).toSorted()).toEqual([
    '12.5(토) 14:00, 학관 301호 (25분)',
    '12.5(토) 14:00, 학관 301호 (25분)',
    '12.5(토) 14:30, 학관 301호 (25분)',
  ])
  const placedNow = (await turns()).map(([index]) => index)
  expect((await put(people.findIndex((_, index) => !placedNow.includes(index)))).status).toBe(200)
  expect((await turns()).map(([, , , turn]) => turn)).toEqual([0, 0, 1, 1])
})

test('fewer places than there are people is a broken rule, and nothing is published', async () => {
  await setRules({ pace: [] })
  const { broken } = await manager.call('readTimetable', {})
  expect(broken.map(({ rule }) => rule)).toContain('room-busy')
  expect((await publishedTimetable()).body.reason).toBe('timetableRuleBroken')
})

test('a kept place is drawn with the minute that was read, whatever the minutes are now', async () => {
  await setRules({ pace: [{ team: 1, minutes: 15, pause: 0, people: 1 }] })
  expect((await publishedTimetable()).status).toBe(200)
  await publishDecisions()
  expect(await datesOf()).toEqual([])
  const [index = -1, , , turn = 0] = (await turns()).at(-1) ?? []
  expect(turn).toBeGreaterThan(0)
  const { id = '' } = people[index] ?? {}
  await admin.call('selectPass', { _id: id, pass: 'finalPass', staged: true })
  await publishDecisions(id)
  await setRules({ pace: [{ team: 1, minutes: 30, pause: 0, people: 2 }] })
  const { appointments } = await manager.call('readTimetable', {})
  const kept = appointments.filter(({ isKept }) => isKept)
  expect(kept.map(({ _id, read }) => [_id, read])).toEqual([[id, { minute: 15 * turn, minutes: 15 }]])
  expect(appointments.filter(({ isKept }) => !isKept).every(({ read }) => read === undefined)).toBe(true)
})
