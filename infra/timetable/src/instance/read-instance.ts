import { check, describe } from '../check/check.ts'
import { Instance } from './schema.ts'

/** A malformed file; the message is one line for its author. */
class InstanceError extends Error {}

/** Reads the parsed file; throws `InstanceError`. */
export function readInstance(value: unknown): Instance {
  const read = Instance.safeParse(value)
  if (!read.success) {
    const [first] = read.error.issues
    throw new InstanceError(`${pathOf(first?.path ?? [])}: ${first?.message ?? 'not in the form'}`)
  }
  const problem = firstProblem(read.data)
  if (problem) throw new InstanceError(problem.replaceAll(/\s+/g, ' '))
  return read.data
}

const pathOf = (path: PropertyKey[]): string =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '') || 'instance'

function firstProblem(instance: Instance): string | undefined {
  return (
    repeated('team', instance.teams) ??
    repeated('applicant', instance.applicants) ??
    repeated('interviewer', instance.interviewers) ??
    wrongRooms(instance) ??
    wrongPeople(instance) ??
    wrongAppointments(instance)
  )
}

function repeated(what: string, entries: { id: string | number }[]): string | undefined {
  const seen = new Set<string | number>()
  for (const { id } of entries) {
    if (seen.has(id)) return `${what} ${id} is there twice`
    seen.add(id)
  }
  return undefined
}

function wrongRooms({ rooms, days, perDay }: Instance): string | undefined {
  if (typeof rooms === 'number') return undefined
  if (rooms.length !== days) return `rooms: ${rooms.length} days instead of ${days}`
  const day = rooms.findIndex((hours) => hours.length !== perDay)
  return day < 0 ? undefined : `rooms[${day}]: ${rooms[day]?.length} hours instead of ${perDay}`
}

function wrongPeople({ teams, applicants, interviewers, days, perDay }: Instance): string | undefined {
  const known = new Set(teams.map(({ id }) => id))
  const people = [
    ...applicants.map((one) => ({ name: `applicant ${one.id}`, ...one, teams: [one.team], limits: [] })),
    ...interviewers.map((one) => ({
      name: `interviewer ${one.id}`,
      ...one,
      limits: [one.maxPerDay, one.maxInARow].filter((limit) => Array.isArray(limit)),
    })),
  ]
  for (const { name, hours, teams: own, limits } of people) {
    const foreign = own.find((team) => !known.has(team))
    if (foreign !== undefined) return `${name}: there is no team ${foreign}`
    if (hours.length !== days) return `${name}: hours of ${hours.length} days instead of ${days}`
    const late = hours.findIndex((day) => day >= 2 ** perDay)
    if (late >= 0) return `${name}: hours[${late}] has hours after the last of the day`
    if (limits.some((limit) => limit.length !== days))
      return `${name}: a limit for each day needs ${days} numbers`
  }
  return undefined
}

/** Locked appointments do not change, so they must keep every rule; previous ones must only be one each. */
function wrongAppointments(instance: Instance): string | undefined {
  const { locked = [], previous = [] } = instance
  const twice = repeated(
    'previous: applicant',
    previous.map(({ applicant }) => ({ id: applicant })),
  )
  if (twice) return twice
  const [broken] = check({ ...instance, locked: [] }, locked)
  return broken && `locked: ${describe(broken)}`
}
