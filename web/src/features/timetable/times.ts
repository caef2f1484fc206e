import { appointmentTimes, hasBegun as hasBegunAt } from '@recruit/contract/interview/appointment-times'
import { turnsOf } from '@recruit/contract/interview/pace'
import { serverNow } from '../../api/server-clock.ts'
import { timeLabel } from '../../ui/grid/grid-paint.ts'
import type { When } from './board/situation.ts'
import type { Interview, Timetable } from './use-timetable.ts'

/** When an interview begins and ends in a day: '14:20', '14:40'. A kept place has the time that was read. */
export function timesOf(
  timetable: Timetable,
  { team, start, turn, read }: Pick<Interview, 'team' | 'start' | 'turn' | 'read'>,
) {
  const turns = turnsOf(timetable, team)
  const { minute, minutes } = read ?? { minute: turns.begins[turn] ?? 0, minutes: turns.minutes }
  return { minute, minutes, from: timeLabel(start, minute), to: timeLabel(start, minute + minutes) }
}

/** Whether this hour of the grid has begun. */
export const hasBegun = (day: string, start: number): boolean => hasBegunAt(day, start, serverNow())

/** Whether no interview of the team can begin any more in this hour. */
export function isPast(timetable: Timetable, { team }: Pick<Interview, 'team'>, when: When): boolean {
  const minute = turnsOf(timetable, team).begins.at(-1)
  return appointmentTimes({ ...when, length: timetable.length, minute }).begins.getTime() <= serverNow()
}

/** All interviews of the board: those that are arranged, and those that are over and decided about. */
export const interviewsOf = ({ appointments, over }: Timetable): Interview[] => [...over, ...appointments]

/** Whether it has ended. Before the first publication no interview is held. */
export const isOver = (timetable: Timetable, one: Interview): boolean =>
  timetable.published !== null &&
  appointmentTimes({ ...one, length: timetable.length, ...timesOf(timetable, one) }).ends.getTime() <=
    serverNow()
