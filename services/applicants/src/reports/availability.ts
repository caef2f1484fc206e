import type { Caller } from '@recruit/chassis/tokens/internal-token'
import { mayCall } from '@recruit/contract/calls/roles'
import { GRID_DAYS, GRID_HOURS, type Pass, type Team } from '@recruit/contract/constants'
import { closedOn } from '@recruit/contract/interview/closed-hours'
import { type PeriodDays, periodDays } from '@recruit/contract/interview/grid-days'
import {
  chosenDays,
  type DatedHours,
  hoursOfDay,
  namedDays,
} from '@recruit/contract/interview/interview-days'
import type { SettingsClient } from '@recruit/settings-client/client'
import { periodOf, termOf } from '../shared/running-term.ts'
import type { ReportStores } from './report.model.ts'

/** When a team's submitted applicants can come: numbers for every cell, with names for the admin only. */
export async function readAvailability(
  { reports, timetable }: ReportStores,
  settings: SettingsClient,
  { role }: Caller,
  { team, pass, term: asked }: { team: Team; pass?: Pass; term?: number },
) {
  const now = await settings.now()
  const term = termOf(asked, now)
  const period = periodOf(now, term)
  const [hours, { rules }] = await Promise.all([reports.hours(term, team, pass), timetable.rules.read(term)])
  const people = hours.map(({ id, ...person }) => ({
    _id: id,
    ...person,
    interviewDays: person.interviewDays ?? period?.days ?? null,
  }))
  const days = columnsOf(people, period)
  return {
    team,
    applicants: people.length,
    days,
    cells: cellsOf(people, days),
    closed: days.map((day) => closedOn(rules.closed, day)),
    ...(mayCall(role, 'admin') && { people }),
  }
}

/** The days of the period and all other chosen days; first the numbered columns of hours without dates. */
export function columnsOf(all: DatedHours[], period: PeriodDays | null): (string | null)[] {
  const chosen = all.flatMap((hours) =>
    hours.interviewDays ? [...chosenDays(hours).keys()].map(String) : [],
  )
  const dated = [...new Set([...(period?.days ?? []), ...chosen])].sort()
  const hasNumbers = all.some((hours) => !hours.interviewDays && chosenDays(hours).size > 0)
  return [...Array<null>(hasNumbers || !dated.length ? GRID_DAYS : 0).fill(null), ...dated]
}

/** How many of these have each hour of each day. */
export const cellsOf = (all: DatedHours[], days: (string | null)[]): number[][] =>
  days.map((day, column) => {
    const ofDay = all.map((hours) => hoursOfDay(hours, day, column))
    return Array.from({ length: GRID_HOURS }, (_, hour) => ofDay.filter((bits) => (bits >> hour) & 1).length)
  })

/** How many applications of the running term this text as the interview period would affect. */
export async function countPeriodChange(
  { reports }: ReportStores,
  settings: SettingsClient,
  { interviewPeriod }: { interviewPeriod: string },
) {
  const now = await settings.now()
  const [before, after] = [periodOf(now), periodDays(interviewPeriod, new Date())]
  const all = await reports.versionsOfHours(now.term)
  return { hasDates: after !== null, ...concerned(all, before, after) }
}

/** Each application counts once per kind, for any of its versions. */
export function concerned(all: DatedHours[][], before: PeriodDays | null, after: PeriodDays | null) {
  const kept = new Set(after && namedDays(after))
  const lost = new Set(before && namedDays(before).filter((day) => !kept.has(day)))
  const isMoved = before?.days[0] !== after?.days[0]
  // Hours without dates whose columns keep their days lose what the others lose.
  const daysOf = (hours: DatedHours) =>
    chosenDays({ ...hours, interviewDays: hours.interviewDays ?? before?.days ?? null })
  const moves = (hours: DatedHours) => isMoved && !hours.interviewDays && chosenDays(hours).size > 0
  const drops = (hours: DatedHours) =>
    (hours.interviewDays !== null || !isMoved) &&
    [...daysOf(hours).keys()].some((day) => lost.has(String(day)))
  return {
    dropped: all.filter((versions) => versions.some(drops)).length,
    moved: all.filter((versions) => versions.some(moves)).length,
  }
}
