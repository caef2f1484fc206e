import {
  type Applicant,
  type Appointment,
  type Instance,
  type Interviewer,
  meetingOf,
} from '../instance/schema.ts'

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
    ...brokenByMeetings(instance, people.applicants, appointments),
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

type NameOf = (one: Appointment) => string
/** Names the interview of an appointment: her own, or the one that its team holds with several applicants. */
function namesOf({ teams, applicants }: Pick<Instance, 'teams' | 'applicants'>): NameOf {
  const capacities = new Map(teams.map(({ id, capacity = 1 }) => [id, capacity]))
  const teamOf = new Map(applicants.map(({ id, team }) => [id, team]))
  return (one) =>
    (capacities.get(teamOf.get(one.applicant) ?? -1) ?? 1) > 1
      ? meetingOf(one)
      : `${meetingOf(one)} ${one.applicant}`
}

/** The violations of the interviewers' hours and limits. */
export function brokenByInterviewers(
  instance: Instance,
  known: Map<string, Interviewer>,
  appointments: Appointment[],
): Violation[] {
  const nameOf = namesOf(instance)
  const held = new Map<string, Appointment[]>()
  for (const appointment of appointments)
    for (const id of new Set(appointment.interviewers)) {
      const own = held.get(id)
      if (own) own.push(appointment)
      else held.set(id, [appointment])
    }
  return [...held].flatMap(([id, own]) => {
    const interviewer = known.get(id)
    if (interviewer) return daysOf(own).flatMap((day) => brokenOnDay(instance, interviewer, day, nameOf))
    return own.map(({ applicant }) => ({ rule: 'interviewer-unknown' as const, interviewer: id, applicant }))
  })
}

function daysOf(appointments: Appointment[]): Appointment[][] {
  return [...Map.groupBy(appointments, ({ day }) => day).values()]
}

function brokenOnDay(
  instance: Instance,
  interviewer: Interviewer,
  own: Appointment[],
  nameOf: NameOf,
): Violation[] {
  const { id, hours, maxPerDay, maxInARow } = interviewer
  const day = own[0]?.day ?? 0
  const broken: Violation[] = []
  const busy = new Set<number>()
  const meetings = new Set<string>()
  for (const appointment of own) {
    const where = { interviewer: id, applicant: appointment.applicant, day, hour: appointment.start }
    const taken = hoursTaken(appointment, instance)
    if (!taken.every((hour) => offers(hours, day, hour))) broken.push({ rule: 'interviewer-hours', ...where })
    // The same interview with its next applicant.
    const meeting = nameOf(appointment)
    if (meetings.has(meeting)) continue
    meetings.add(meeting)
    if (taken.some((hour) => busy.has(hour))) broken.push({ rule: 'interviewer-busy', ...where })
    for (const hour of taken) busy.add(hour)
  }
  if (meetings.size > limitOn(maxPerDay, day))
    broken.push({ rule: 'interviewer-per-day', interviewer: id, day })
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

/** The violations of rooms: a room that does not exist at an hour, or is taken. */
export function brokenByRooms(instance: Instance, appointments: Appointment[]): Violation[] {
  const nameOf = namesOf(instance)
  const taken = new Map<string, string>()
  return appointments.flatMap((appointment) => {
    const { applicant, day, room } = appointment
    const meeting = nameOf(appointment)
    const broken: Violation[] = []
    for (const hour of hoursTaken(appointment, instance)) {
      const { rooms } = instance
      const count = typeof rooms === 'number' ? rooms : (rooms[day]?.[hour] ?? 0)
      const seat = `${day} ${hour} ${room}`
      if (room < 0 || room >= count) broken.push({ rule: 'room-unknown', applicant, room, day, hour })
      else if ((taken.get(seat) ?? meeting) !== meeting)
        broken.push({ rule: 'room-busy', applicant, room, day, hour })
      taken.set(seat, taken.get(seat) ?? meeting)
    }
    return broken
  })
}

/** Interviews with two teams or more applicants than they hold, and those whose panel does not stay the same. */
export function brokenByMeetings(
  { teams }: Instance,
  known: Map<string, Applicant>,
  appointments: Appointment[],
): Violation[] {
  const panelOf = ({ interviewers }: Appointment) => interviewers.toSorted().join('\n')
  return [...Map.groupBy(appointments, namesOf({ teams, applicants: [...known.values()] })).values()].flatMap(
    (held) => {
      const [first] = held
      const team = known.get(first?.applicant ?? '')?.team
      const capacity = teams.find(({ id }) => id === team)?.capacity ?? 1
      return held.flatMap((one, index): Violation[] => {
        const where = { applicant: one.applicant, room: one.room, day: one.day, hour: one.start }
        if (index >= capacity || known.get(one.applicant)?.team !== team)
          return [{ rule: 'interview-full', ...where }]
        return first && panelOf(one) !== panelOf(first) ? [{ rule: 'panel-split', ...where }] : []
      })
    },
  )
}

export type Rule =
  | 'applicant-unknown'
  | 'applicant-twice'
  | 'applicant-hours'
  | 'outside-grid'
  | 'panel-size'
  | 'interviewer-unknown'
  | 'interviewer-team'
  | 'interviewer-hours'
  | 'interviewer-busy'
  | 'interviewer-per-day'
  | 'interviewer-in-a-row'
  | 'room-unknown'
  | 'room-busy'
  | 'interview-full'
  | 'panel-split'
  | 'locked-changed'

/** One broken rule of a timetable, and where. */
export interface Violation {
  rule: Rule
  applicant?: string
  interviewer?: string
  room?: number
  day?: number
  hour?: number
}

/** The hours of an appointment, even outside of the day. */
const hoursTaken = ({ start }: Appointment, { length }: Instance): number[] =>
  Array.from({ length }, (_, hour) => start + hour)

/** Whether these hours include this one. */
const offers = (hours: number[], day: number, hour: number): boolean =>
  Math.floor((hours[day] ?? 0) / 2 ** hour) % 2 === 1

/** One line with ids, for a command's user and a log. */
export function describe({ rule, ...where }: Violation): string {
  const places = Object.entries(where).filter(([, value]) => value !== undefined)
  return [rule, ...places.map(([what, value]) => `${what} ${value}`)].join(', ')
}
