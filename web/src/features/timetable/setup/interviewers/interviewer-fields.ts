import { TEAMS, type Team } from '@recruit/contract/constants'
import { keysOf } from '@recruit/contract/fields/pick'
import { emptyHours } from '@recruit/contract/interview/grid'
import { type DatedHours, isSameChoice } from '@recruit/contract/interview/interview-days'
import { normaliseIdentity } from '@recruit/contract/text'
import type { Sent } from '../../../../api/client.ts'
import {
  isWrongLimit,
  LIMITS,
  type Limits,
  sentLimits,
  typedLimits,
} from '../../../../ui/grid/hours/limits.tsx'
import type { Interviewer } from '../../use-timetable.ts'

export interface Typed extends Limits {
  name: string
  member: string | null
  teams: Team[]
  hours: DatedHours
}
type Wrong = 'name' | 'teams' | 'mostPerDay' | 'mostInARow'

const NEW: Typed = {
  ...{ name: '', member: null, teams: [], mostPerDay: '', mostInARow: '' },
  hours: { interviewHours: emptyHours(), interviewDays: null },
}

export function typedOf(stored: Interviewer | null): Typed {
  if (!stored) return NEW
  const { name, member, teams, interviewHours, interviewDays } = stored
  return { name, member, teams, hours: { interviewHours, interviewDays }, ...typedLimits(stored) }
}

/** The sent fields; without a stored version a new interviewer. */
export const sentOf = (typed: Typed, id: string | null, version: number): Sent<'saveInterviewer'> => ({
  ...(id !== null && version > 0 && { id }),
  version,
  name: normaliseIdentity(typed.name),
  member: typed.member,
  teams: TEAMS.filter((team) => typed.teams.includes(team)),
  ...typed.hours,
  ...sentLimits(typed),
})

/** What keeps it from being saved, in the order of the form. */
export function wrongIn({ name, teams, ...limits }: Typed): Wrong[] {
  return [
    ...(normaliseIdentity(name) ? [] : (['name'] as const)),
    ...(teams.length > 0 ? [] : (['teams'] as const)),
    ...LIMITS.filter((limit) => isWrongLimit(limits[limit])),
  ]
}

/** The parts of it in which two differ. */
export function differing(one: Typed, other: Typed): (keyof Typed)[] {
  const { hours: here, ...mine } = one
  const { hours: there, ...theirs } = other
  const fields = keysOf(mine).filter((field) => String(mine[field]).trim() !== String(theirs[field]).trim())
  return isSameChoice(here, there) ? fields : [...fields, 'hours']
}

/** What was typed of the next one while this one was being saved. */
export const onNext = (typed: Typed, sent: Typed): Typed => ({
  ...NEW,
  ...Object.fromEntries(differing(typed, sent).map((part) => [part, typed[part]])),
})
