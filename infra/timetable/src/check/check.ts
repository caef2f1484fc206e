import type { Applicant, Appointment, Instance, Interviewer } from '../instance/schema.ts'
import { brokenByInterviewers } from './interviewers.ts'
import { brokenByRooms } from './rooms.ts'
import { hoursTaken, offers, type Violation } from './violation.ts'

interface People {
  applicants: Map<string, Applicant>
  interviewers: Map<string, Interviewer>
}

/** Every rule that these appointments break. Depends only on the instance, not on how they were found. */
export function check(instance: Instance, appointments: Appointment[]): Violation[] {
  const people: People = {
    applicants: new Map(instance.applicants.map((one) => [one.id, one])),
    interviewers: new Map(instance.interviewers.map((one) => [one.id, one])),
  }
  return [
    ...appointments.flatMap((appointment) => brokenByApplicant(instance, people, appointment)),
    ...seatedTwice(appointments),
    ...brokenByInterviewers(instance, people.interviewers, appointments),
    ...brokenByRooms(instance, appointments),
    ...lockedAndChanged(instance, appointments),
  ]
}

function brokenByApplicant(instance: Instance, people: People, appointment: Appointment): Violation[] {
  const { applicant: id, day, start, interviewers } = appointment
  const where = { applicant: id, day, hour: start }
  const applicant = people.applicants.get(id)
  if (!applicant) return [{ rule: 'applicant-unknown', ...where }]
  const broken: Violation[] = []
  const last = start + instance.length
  if (day < 0 || day >= instance.days || start < 0 || last > instance.perDay)
    broken.push({ rule: 'outside-grid', ...where })
  else if (!hoursTaken(appointment, instance).every((hour) => offers(applicant.hours, day, hour)))
    broken.push({ rule: 'applicant-hours', ...where })
  const size = instance.teams.find((team) => team.id === applicant.team)?.panel
  if (interviewers.length !== size || new Set(interviewers).size !== size)
    broken.push({ rule: 'panel-size', ...where })
  for (const interviewer of interviewers) {
    const teams = people.interviewers.get(interviewer)?.teams
    if (teams && !teams.includes(applicant.team))
      broken.push({ rule: 'interviewer-team', interviewer, ...where })
  }
  return broken
}

function seatedTwice(appointments: Appointment[]): Violation[] {
  const seen = new Set<string>()
  return appointments.flatMap(({ applicant }) => {
    if (seen.has(applicant)) return [{ rule: 'applicant-twice' as const, applicant }]
    seen.add(applicant)
    return []
  })
}

function lockedAndChanged({ locked = [] }: Instance, appointments: Appointment[]): Violation[] {
  const standing = new Map(appointments.map((one) => [one.applicant, one]))
  return locked
    .filter((wanted) => {
      const found = standing.get(wanted.applicant)
      if (!found) return true
      return (
        found.day !== wanted.day ||
        found.start !== wanted.start ||
        found.room !== wanted.room ||
        found.interviewers.toSorted().join('\n') !== wanted.interviewers.toSorted().join('\n')
      )
    })
    .map(({ applicant, day, start }) => ({ rule: 'locked-changed' as const, applicant, day, hour: start }))
}
