import { turnsOf } from '@recruit/contract/interview/pace'
import { hourLabel } from '../../ui/grid/grid-paint.ts'
import type { Appointment, Timetable } from './use-timetable.ts'

/** When an interview begins and ends in a day: '14:20', '14:40'. */
export function timesOf(
  timetable: Timetable,
  { team, start, turn }: Pick<Appointment, 'team' | 'start' | 'turn'>,
) {
  const { minutes, begins } = turnsOf(timetable, team)
  const minute = begins[turn] ?? 0
  return { minute, minutes, from: clockIn(start, minute), to: clockIn(start, minute + minutes) }
}
const clockIn = (start: number, minute: number) =>
  hourLabel(start + Math.floor(minute / 60)).replace(/00$/, String(minute % 60).padStart(2, '0'))
