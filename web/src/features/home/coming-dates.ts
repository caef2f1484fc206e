import type { SettingsFields } from '@recruit/contract/fields/settings-values'
import { periodDays } from '@recruit/contract/interview/grid-days'
import { namedDays } from '@recruit/contract/interview/interview-days'

/** What decides the next date of a term. */
export type Timed = Pick<
  SettingsFields,
  | 'opensAt'
  | 'closesAt'
  | 'resultsAt'
  | 'answersUntil'
  | 'isApplicationPeriod'
  | 'showResultToApplicant'
  | 'interviewPeriod'
>

type Dated = 'opens' | 'closes' | 'results' | 'answers' | 'interviews'
/** The moments at which the term goes on, the nearest first. */
export function comingDates(settings: Timed, now: number): { what: Dated; at: number }[] {
  const { isApplicationPeriod, showResultToApplicant, interviewPeriod } = settings
  const period = periodDays(interviewPeriod, new Date(now))
  const firstDay = period && namedDays(period)[0]
  const dates: [Dated, string][] = [
    ['opens', isApplicationPeriod ? '' : settings.opensAt],
    ['closes', isApplicationPeriod ? settings.closesAt : ''],
    ['results', showResultToApplicant ? '' : settings.resultsAt],
    ['answers', showResultToApplicant ? settings.answersUntil : ''],
    ['interviews', firstDay ? `${firstDay}T00:00:00+09:00` : ''],
  ]
  const coming = dates.map(([what, at]) => ({ what, at: Date.parse(at) })).filter(({ at }) => at > now)
  return coming.sort((one, other) => one.at - other.at)
}

const DAY = 86_400_000
const SEOUL = 9 * 3_600_000
const dayOf = (at: number) => Math.floor((at + SEOUL) / DAY)
/** Calendar days in Seoul: 0 for today. */
export const daysUntil = (at: number, now: number) => dayOf(at) - dayOf(now)
