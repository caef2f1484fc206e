import { spanOf } from '../instance/hours.ts'
import type { Concession, Instance, Interviewer } from '../instance/schema.ts'

/** A copy of the instance with these concessions. */
export function applyConcessions(instance: Instance, concessions: Concession[]): Instance {
  return concessions.reduce(applyOne, instance)
}

function applyOne(instance: Instance, concession: Concession): Instance {
  const { days, length } = instance
  switch (concession.kind) {
    case 'room':
      return { ...instance, rooms: withRoom(instance, concession) }
    case 'applicant-hours': {
      const { applicant, day, start } = concession
      const applicants = instance.applicants.map((one) =>
        one.id === applicant ? { ...one, hours: withHours(one.hours, day, spanOf(start, length)) } : one,
      )
      return { ...instance, applicants }
    }
    case 'interviewer-hours': {
      const { day, start } = concession
      return withInterviewer(instance, concession.interviewer, ({ hours }) => ({
        hours: withHours(hours, day, spanOf(start, length)),
      }))
    }
    case 'interviews-per-day':
      return withInterviewer(instance, concession.interviewer, ({ maxPerDay }) => ({
        maxPerDay: raised(maxPerDay, days, concession),
      }))
    case 'hours-in-a-row':
      return withInterviewer(instance, concession.interviewer, ({ maxInARow }) => ({
        maxInARow: raised(maxInARow, days, concession),
      }))
  }
}

const withHours = (hours: number[], day: number, span: number): number[] =>
  hours.map((mask, index) => (index === day ? mask | span : mask))

function withInterviewer(
  instance: Instance,
  id: string,
  change: (interviewer: Interviewer) => Partial<Interviewer>,
): Instance {
  const interviewers = instance.interviewers.map((one) => (one.id === id ? { ...one, ...change(one) } : one))
  return { ...instance, interviewers }
}

/** A limit for each day, with one of them raised; no limit stays none. */
function raised(
  limit: number | number[] | undefined,
  days: number,
  { day, to }: { day: number; to: number },
): number[] | undefined {
  if (limit === undefined) return undefined
  const each = Array.isArray(limit) ? limit : Array<number>(days).fill(limit)
  return each.map((most, index) => (index === day ? Math.max(most, to) : most))
}

function withRoom({ rooms, days, perDay, length }: Instance, { day, start }: { day: number; start: number }) {
  const counts =
    typeof rooms === 'number' ? Array.from({ length: days }, () => Array<number>(perDay).fill(rooms)) : rooms
  return counts.map((hours, index) =>
    hours.map((count, hour) => (index === day && hour >= start && hour < start + length ? count + 1 : count)),
  )
}
