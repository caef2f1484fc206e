import { type DayState, dayOf, minutesLate } from '@recruit/contract/interview/day'
import type { PublishedAppointment } from '../../application/appointment.ts'
import type { OwnView } from '../../application/ports.ts'
import { seoulDay } from '../../shared/seoul-time.ts'
import type { TimetableStores } from '../timetable-stores.ts'

type Taps = Pick<TimetableStores, 'taps'>

const SHOWN_FROM = 5
const IS_AHEAD: readonly DayState[] = ['waiting', 'arrived']

/**
 * How late the room of an applicant's own appointment runs; null on every other day, once her interview has begun, and
 * below five minutes.
 */
export async function lateMinutesOf(
  { taps }: Taps,
  { id, term }: { id: string; term: number },
  { day, start, room }: PublishedAppointment,
  now = new Date(),
): Promise<number | null> {
  if (room === undefined || day !== seoulDay(now)) return null
  const tapped = await taps.ofRoom(term, day, room)
  const own = tapped.find((one) => one.application === id && one.start === start)
  if (own && !IS_AHEAD.includes(own.state)) return null
  const late = minutesLate(tapped, now.getTime())
  return late >= SHOWN_FROM ? late : null
}

/** What was tapped about an applicant, at her last tapped appointment. */
export const ownInterviewDay =
  ({ taps }: Taps): OwnView['interviewDay'] =>
  async (id) => {
    const all = await taps.ofApplications([id])
    const last = all.at(-1)
    return last ? dayOf(all.filter(({ day, start }) => day === last.day && start === last.start)) : null
  }
