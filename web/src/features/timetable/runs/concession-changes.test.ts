import { expect, test } from 'vitest'
import { roomsAt } from '../board/situation.ts'
import type { Interviewer } from '../use-timetable.ts'
import { concede, concernsEveryDay, isClosed, mustBeAsked, type Premises } from './concession-changes.ts'

const [SATURDAY, SUNDAY, MONDAY] = ['2026-12-05', '2026-12-06', '2026-12-07'] as const
const at = (...hours: number[]) => hours.reduce((all, hour) => all | (1 << hour), 0)
const columns = (...first: number[]) => Array.from({ length: 32 }, (_, column) => first[column] ?? 0)
const kim: Interviewer = {
  ...{ id: 'kim', version: 3, name: '김하나', member: null, teams: [1] },
  ...{ interviewHours: columns(at(1)), interviewDays: null, mostPerDay: 3, mostInARow: 2 },
}
const lee: Interviewer = { ...kim, id: 'lee', mostPerDay: null, mostInARow: null }
const premises = (rules: Partial<Premises['rules']> = {}): Premises => ({
  rules: {
    ...{ length: 1, rooms: 2, roomsByDay: [], roomNames: [], closed: [], panels: [], pace: [] },
    ...{ answersUntil: null, ...rules },
  },
  days: [SATURDAY, SUNDAY],
  interviewers: [kim, lee],
})
const room = (start: number, day: string = SATURDAY) => ({ kind: 'room', day, start })
const roomsOf = ({ rules }: Premises, day: string = SATURDAY) =>
  rules.roomsByDay.find((one) => one.day === day)?.rooms

test('a room more stands at its hours of its day alone', () => {
  const before = premises()
  const after = concede([room(6)], before)
  expect(roomsOf(after)).toEqual(Array.from({ length: 17 }, (_, hour) => (hour === 6 ? 3 : 2)))
  expect(after.rules.roomsByDay).toHaveLength(1)
  expect(after.interviewers).toBe(before.interviewers)
  expect(before).toEqual(premises())
})

test('a room more counts from the rooms of that day, for as long as an interview is', () => {
  const rooms = Array.from({ length: 17 }, (_, hour) => (hour < 5 ? 1 : 4))
  const after = concede([room(4)], premises({ length: 2, roomsByDay: [{ day: SATURDAY, rooms }] }))
  expect(roomsOf(after)?.slice(3, 7)).toEqual([1, 2, 5, 4])
})

test('two rooms at one hour are two, and never more than there may be', () => {
  expect(roomsOf(concede([room(6), room(6), room(7)], premises()))?.slice(5, 9)).toEqual([2, 4, 3, 2])
  expect(roomsOf(concede([room(6)], premises({ rooms: 20 })))?.[6]).toBe(20)
})

test('a room at a closed hour opens it for that room, on that day alone', () => {
  const closed = [
    { day: null, hours: at(4, 5) },
    { day: SUNDAY, hours: at(9) },
  ]
  const before = premises({ closed })
  expect([isClosed(before.rules, room(4)), isClosed(before.rules, room(6))]).toEqual([true, false])
  const after = concede([room(4)], before)
  expect(roomsOf(after)?.slice(3, 7)).toEqual([2, 1, 2, 2])
  expect([roomsAt(before.rules, room(4)), roomsAt(after.rules, room(4))]).toEqual([0, 1])
  expect([roomsAt(after.rules, room(3)), roomsAt(after.rules, room(9, SUNDAY))]).toEqual([2, 0])
  expect(after.rules.closed).toEqual([
    { day: null, hours: at(5) },
    { day: SUNDAY, hours: at(4, 9) },
  ])
  expect(roomsOf(concede([room(4)], after))?.[4]).toBe(2)
  expect(concede([room(9)], before).rules.closed).toEqual(closed)
  expect(concede([room(9, SUNDAY)], before).rules.closed).toEqual([{ day: null, hours: at(4, 5) }])
})

test('limits of an interviewer are raised for every day, and none stays none', () => {
  const asked = (kind: string, interviewer: string, to: number) => ({ kind, day: SUNDAY, interviewer, to })
  const limits = (...all: ReturnType<typeof asked>[]) =>
    concede(all, premises()).interviewers.map(({ mostPerDay, mostInARow }) => [mostPerDay, mostInARow])
  expect(limits(asked('interviews-per-day', 'kim', 4))).toEqual([
    [4, 2],
    [null, null],
  ])
  expect(limits(asked('hours-in-a-row', 'kim', 5), asked('hours-in-a-row', 'kim', 3))[0]).toEqual([3, 5])
  expect(limits(asked('interviews-per-day', 'kim', 2), asked('interviews-per-day', 'lee', 2))).toEqual([
    [3, 2],
    [null, null],
  ])
  expect(concernsEveryDay(asked('hours-in-a-row', 'kim', 3))).toBe(true)
  expect(concernsEveryDay(room(1))).toBe(false)
})

test('hours of an interviewer are added on their date, however her columns are dated', () => {
  const asked = (day: string) => ({ kind: 'interviewer-hours', interviewer: 'kim', day, start: 6 })
  const hoursAfter = (day: string, interviewDays: string[] | null, length = 1) =>
    concede([asked(day)], { ...premises({ length }), interviewers: [{ ...kim, interviewDays }] })
      .interviewers[0]
  expect(hoursAfter(SUNDAY, null)).toEqual({ ...kim, interviewHours: columns(at(1), at(6)) })
  expect(hoursAfter(SATURDAY, null, 2)?.interviewHours).toEqual(columns(at(1, 6, 7)))
  const dates = Array.from({ length: 32 }, (_, index) => `2026-11-${String(index).padStart(2, '0')}`)
  expect(hoursAfter(SUNDAY, dates.with(0, SUNDAY))?.interviewHours).toEqual(columns(at(1, 6)))
  // No column is of that day: one without hours becomes it.
  const dated = hoursAfter(MONDAY, dates)
  expect(dated?.interviewHours).toEqual(columns(at(1), at(6)))
  expect(dated?.interviewDays).toEqual(dates.with(1, MONDAY))
})

test('hours of an applicant are hers to change', () => {
  const applicant = { _id: 'a', name: '가온', team: 1 as const }
  const asked = { kind: 'applicant-hours', day: SATURDAY, start: 2, applicant }
  expect(mustBeAsked(asked)).toBe(true)
  expect(mustBeAsked(room(1))).toBe(false)
  expect(concede([asked], premises())).toEqual(premises())
})
