import { writtenTime } from '@recruit/contract/interview/written-time'
import type { Change } from './use-unpublished.ts'

/** When an interview begins by its text, in the year that is nearest; null for a text that names no time. */
function beginOf(date: string, now: number): number | null {
  const today = new Date(now)
  const time = date ? writtenTime(date, today) : null
  if (!time) return null
  const clock = [time.hour, time.minute].map((part) => String(part).padStart(2, '0')).join(':')
  const far = (at: number) => Math.abs(at - now)
  const years = [-1, 0, 1].map((step) => today.getUTCFullYear() + step)
  const all = years.map((year) => Date.parse(`${year}-${time.day}T${clock}:00+09:00`)).filter(Number.isFinite)
  return all.sort((one, other) => far(one) - far(other))[0] ?? null
}

/** Of those who would get their last result, whose interview has still to take place. */
export function interviewsAhead(changes: readonly Change[], now: number): { ahead: number; of: number } {
  return {
    ahead: changes.filter((one) => isBeforeInterview(one, now)).length,
    of: changes.filter(isLastResult).length,
  }
}

/** Whether an applicant would get her last result before her interview. */
export const isBeforeInterview = (change: Change, now: number): boolean =>
  isLastResult(change) && isAhead(change.shown.date || change.next.date, now)

/** Whether an interview has still to take place, by the text of its date. */
export const isAhead = (date: string, now: number): boolean => (beginOf(date, now) ?? 0) > now

const isLastResult = ({ shown, next }: Change): boolean => next.pass !== shown.pass && isLast(next.pass)

const isLast = (pass: Change['next']['pass']) => pass === 'finalPass' || pass === 'fail'
