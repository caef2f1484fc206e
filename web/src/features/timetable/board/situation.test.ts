import { expect, onTestFinished, test, vi } from 'vitest'
import type { View } from '../names.ts'
import type { Timetable } from '../use-timetable.ts'
import { applied, type Change, inverseOf, type Situation, stillStands, stretchesOf } from './situation.ts'

const place = (start: number) => ({ day: '2026-12-05', start, room: 0, interviewers: ['nari', 'sora'] })
const drafted = { isKept: false, isByHand: true, answer: null, hours: [0, 0], turn: 0 }
const draft = {
  ...{ length: 1, pace: [] },
  appointments: [
    { _id: 'kim', name: 'Kim', team: 1, isLocked: false, ...drafted, ...place(1) },
    { _id: 'lee', name: 'Lee', team: 1, isLocked: true, ...drafted, ...place(2) },
  ],
  unplaced: [{ _id: 'park', name: 'Park', team: 2, hours: [0, 0] }],
} as unknown as Timetable
const byId = ({ appointments, unplaced }: Timetable) => ({
  appointments: appointments.toSorted((one, other) => (one._id < other._id ? -1 : 1)),
  unplaced,
})

const changes: [string, Change][] = [
  ['a move', { kind: 'place', _id: 'kim', place: place(5) }],
  ['a new place', { kind: 'place', _id: 'park', place: place(5) }],
  ['a removal', { kind: 'remove', _id: 'kim' }],
  ['a lock', { kind: 'lock', ids: ['kim', 'lee'], isLocked: true }],
]
test.each(changes)('%s is taken back by its inverse', (_what, change) => {
  const after = applied(draft, change)
  const inverse = inverseOf(draft, change)
  if (!inverse) throw new Error('it changes something')
  expect(byId(after)).not.toEqual(byId(draft))
  expect(stillStands(after, change)).toBe(true)
  expect(stillStands(draft, change)).toBe(false)
  expect(byId(applied(after, inverse))).toEqual(byId(draft))
})

test('what changes nothing has no inverse', () => {
  const same = { ...place(1), interviewers: ['sora', 'nari'] }
  expect(inverseOf(draft, { kind: 'place', _id: 'kim', place: same })).toBeNull()
  expect(inverseOf(draft, { kind: 'remove', _id: 'park' })).toBeNull()
  expect(inverseOf(draft, { kind: 'lock', ids: ['lee'], isLocked: true })).toBeNull()
})

test('what somebody else has changed since does not stand as it was made', () => {
  const change: Change = { kind: 'place', _id: 'kim', place: place(5) }
  const after = applied(applied(draft, change), { kind: 'place', _id: 'kim', place: place(6) })
  expect(stillStands(after, change)).toBe(false)
})

test('empty hours that follow each other are one row for each reason; by interviewer only where no one is free', () => {
  onTestFinished(() => void vi.useRealTimers())
  vi.useFakeTimers({ now: new Date('2026-12-01T00:00:00Z') })
  const day = '2026-12-05'
  const nari = { id: 'nari', interviewHours: [0b1_1100_0111], interviewDays: [day] }
  const closed = [{ day, hours: 0b1000 }]
  const rules = { rules: { rooms: 1, roomsByDay: [], closed }, days: [day] }
  const situation = { timetable: { ...draft, over: [] }, interviewers: [nari], rules } as unknown as Situation
  const rows = (view: View) => stretchesOf(situation, day, view).map(({ hours, empty }) => [empty, ...hours])
  const between = [
    [null, 1],
    [null, 2],
    ['closed', 3],
    ['away', 4, 5],
  ]
  expect(rows('room')).toEqual([['free', 0], ...between, ['free', 6, 7, 8]])
  expect(rows('interviewer')).toEqual([[null, 0], ...between, [null, 6], [null, 7], [null, 8]])
  // At 15:00 in Seoul eight hours have begun; of these the ones with an interview stay.
  vi.setSystemTime(new Date('2026-12-05T06:00:00Z'))
  const over = [
    [null, 1],
    [null, 2],
  ]
  expect(rows('room')).toEqual([...over, ['free', 8]])
  expect(rows('interviewer')).toEqual([...over, [null, 8]])
  // A day that is over and had none still says so.
  situation.timetable.appointments = []
  vi.setSystemTime(new Date('2026-12-06T06:00:00Z'))
  expect(rows('room')).toEqual([['past', 0, 1, 2, 3, 4, 5, 6, 7, 8]])
})
