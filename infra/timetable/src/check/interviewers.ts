import type { Appointment, Instance, Interviewer } from '../instance/schema.ts'
import { hoursTaken, offers, type Violation } from './violation.ts'

/** The violations of the interviewers' hours and limits. */
export function brokenByInterviewers(
  instance: Instance,
  known: Map<string, Interviewer>,
  appointments: Appointment[],
): Violation[] {
  const held = new Map<string, Appointment[]>()
  for (const appointment of appointments)
    for (const id of new Set(appointment.interviewers)) {
      const own = held.get(id)
      if (own) own.push(appointment)
      else held.set(id, [appointment])
    }
  return [...held].flatMap(([id, own]) => {
    const interviewer = known.get(id)
    if (interviewer) return daysOf(own).flatMap((day) => brokenOnDay(instance, interviewer, day))
    return own.map(({ applicant }) => ({ rule: 'interviewer-unknown' as const, interviewer: id, applicant }))
  })
}

function daysOf(appointments: Appointment[]): Appointment[][] {
  return [...Map.groupBy(appointments, ({ day }) => day).values()]
}

function brokenOnDay(instance: Instance, interviewer: Interviewer, own: Appointment[]): Violation[] {
  const { id, hours, maxPerDay, maxInARow } = interviewer
  const day = own[0]?.day ?? 0
  const broken: Violation[] = []
  const busy = new Set<number>()
  for (const appointment of own) {
    const where = { interviewer: id, applicant: appointment.applicant, day, hour: appointment.start }
    const taken = hoursTaken(appointment, instance)
    if (!taken.every((hour) => offers(hours, day, hour))) broken.push({ rule: 'interviewer-hours', ...where })
    if (taken.some((hour) => busy.has(hour))) broken.push({ rule: 'interviewer-busy', ...where })
    for (const hour of taken) busy.add(hour)
  }
  if (own.length > limitOn(maxPerDay, day)) broken.push({ rule: 'interviewer-per-day', interviewer: id, day })
  const row = limitOn(maxInARow, day)
  for (const hour of busy) {
    let end = hour
    while (busy.has(end)) end++
    if (!busy.has(hour - 1) && end - hour > row)
      broken.push({ rule: 'interviewer-in-a-row', interviewer: id, day, hour })
  }
  return broken
}

const limitOn = (limit: number | number[] | undefined, day: number): number =>
  (Array.isArray(limit) ? limit[day] : limit) ?? Number.POSITIVE_INFINITY
