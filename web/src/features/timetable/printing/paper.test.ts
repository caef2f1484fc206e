import { expect, test } from 'vitest'
import type { Appointment, Timetable } from '../use-timetable.ts'
import { doorSheets, interviewerSheets } from './paper.tsx'

const appointment = (_id: string, day: string, start: number, room: number, ...interviewers: string[]) =>
  ({ _id, name: _id, team: 1, isLocked: false, isKept: false, day, start, room, interviewers }) as Appointment
const timetable = {
  appointments: [
    appointment('late', '2026-12-06', 1, 0, 'nari'),
    appointment('upstairs', '2026-12-05', 1, 1, 'sora'),
    appointment('second', '2026-12-05', 3, 0, 'nari', 'sora'),
    appointment('first', '2026-12-05', 2, 0, 'nari'),
  ],
  over: [appointment('done', '2026-12-05', 0, 0, 'nari')],
} as unknown as Timetable

test('each room has a sheet for each day on which somebody comes there, in the order of the day', () => {
  const sheets = doorSheets(timetable).map(({ day, room, appointments }) => [
    day,
    room,
    appointments.map(({ _id }) => _id),
  ])
  expect(sheets).toEqual([
    ['2026-12-05', 0, ['done', 'first', 'second']],
    ['2026-12-05', 1, ['upstairs']],
    ['2026-12-06', 0, ['late']],
  ])
})

test('an interviewer takes along her own appointments and who sits beside her', () => {
  const [nari, ...others] = interviewerSheets(timetable, ['nari', 'idle'])
  expect(others).toEqual([])
  expect(nari?.appointments.map(({ _id, colleagues }) => [_id, colleagues])).toEqual([
    ['done', []],
    ['first', []],
    ['second', ['sora']],
    ['late', []],
  ])
})
