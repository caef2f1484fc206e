import { turnsOf } from '@recruit/contract/interview/pace'
import { timeLabel } from '../../ui/grid/grid-paint.ts'
import type { Appointment, Timetable } from './use-timetable.ts'

/** When an interview begins and ends in a day: '14:20', '14:40'. A kept place has the time that was read. */
export function timesOf(
  timetable: Timetable,
  { team, start, turn, read }: Pick<Appointment, 'team' | 'start' | 'turn' | 'read'>,
) {
  const turns = turnsOf(timetable, team)
  const { minute, minutes } = read ?? { minute: turns.begins[turn] ?? 0, minutes: turns.minutes }
  return { minute, minutes, from: timeLabel(start, minute), to: timeLabel(start, minute + minutes) }
}
