import { turnsOf } from '@recruit/contract/interview/pace'
import { timeLabel } from '../../ui/grid/grid-paint.ts'
import type { Appointment, Timetable } from './use-timetable.ts'

/** When an interview begins and ends in a day: '14:20', '14:40'. */
export function timesOf(
  timetable: Timetable,
  { team, start, turn }: Pick<Appointment, 'team' | 'start' | 'turn'>,
) {
  const { minutes, begins } = turnsOf(timetable, team)
  const minute = begins[turn] ?? 0
  return { minute, minutes, from: timeLabel(start, minute), to: timeLabel(start, minute + minutes) }
}
