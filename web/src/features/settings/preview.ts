import { DESIGN, TEAMS, type Team } from '@recruit/contract/constants'
import { periodDays } from '@recruit/contract/interview/grid-days'
import { isSafeLink } from '@recruit/contract/rules/safe-link'
import { isPeriodOpen } from '../../api/period-open.ts'
import { waitingFor } from '../../api/waiting-for.ts'
import { applyPath } from '../../paths.ts'
import { fromSeoulInput } from '../../ui/time/seoul-input.ts'
import type { Edited } from './settings-tabs.ts'

const ASSIGNMENTS = {
  1: { isOn: 'isMarketingPreAssignment', text: 'marketingPreAssignment' },
  2: { isOn: 'isDesignPreAssignment', text: 'designPreAssignment' },
  3: { isOn: 'isWebDevPreAssignment', text: 'webDevPreAssignment' },
} as const
const RECRUITS = { 1: 'doesRecruitMarketing', 2: 'doesRecruitDesign', 3: 'doesRecruitWebDev' } as const

/**
 * What the public meets under these settings, computed by what the public's own screens go by.
 * `now` in ms since 1970; `stored` is what saving would replace. Only derived values are here, because texts are shown
 * as typed.
 */
export function previewOf(values: Edited, now: number, stored: Edited = values) {
  const closesAt = fromSeoulInput(values.closesAt)
  const answersUntil = fromSeoulInput(values.answersUntil)
  const opensAt = fromSeoulInput(values.opensAt)
  const resultsAt = fromSeoulInput(values.resultsAt)
  const isPast = (time: string) => time !== '' && Date.parse(time) <= now
  const isOpen = isPeriodOpen({ isApplicationPeriod: values.isApplicationPeriod, closesAt }, now, true)
  const isOpening = !isOpen && opensAt !== '' && !isPast(opensAt)
  const opens = isOpening && (!closesAt || closesAt > opensAt)
  const teams = TEAMS.filter((team) => values[RECRUITS[team]])
  // Design shows its banner as soon as its switch is on; the others have nothing but their text.
  const isNamed = (team: Team) => team === DESIGN || values[ASSIGNMENTS[team].text].trim() !== ''
  const switched = TEAMS.filter((team) => values[ASSIGNMENTS[team].isOn])
  const hasSurvey = isSafeLink(values.surveyFormLink)
  const isShown = values.showResultToApplicant
  const has = {
    closingRemoved: stored.closesAt !== '' && closesAt === '',
    closingPast: values.isApplicationPeriod && !isOpen,
    openingPast: isPast(opensAt),
    openingIdle: opensAt !== '' && !isPast(opensAt) && !opens,
    resultsPast: isPast(resultsAt),
    closingIdle: !values.isApplicationPeriod && !opens && closesAt !== '' && Date.parse(closesAt) > now,
    noTeam: (isOpen || opens) && teams.length === 0,
    bothPeriods: !isShown && values.is1stResultPeriod && values.isFinalResultPeriod,
    shownWhileOpen: isShown && isOpen,
    surveyRefused: values.surveyFormLink.trim() !== '' && !hasSurvey,
    noPlace: isShown && !values.isOnlineInterview && !values.faceTofaceInterviewPlace.trim(),
    assignmentEmpty: switched.some((team) => !isNamed(team)),
    daysUnread: values.interviewPeriod.trim() !== '' && isUnread(values.interviewPeriod, now),
    noContact: isShown && !values.masterName.trim() && !values.masterPhoneNumber.trim(),
  }
  return {
    applyPath: applyPath(isOpen),
    isOpen,
    /** ISO with Seoul's offset; '' where the period has no closing time or neither is open nor opens automatically. */
    closesAt: isOpen || opens ? closesAt : '',
    /** ISO with Seoul's offset; '' where the period does not open automatically. */
    opensAt: opens ? opensAt : '',
    /** The same of the results, which may be public already. */
    resultsAt: isPast(resultsAt) ? '' : resultsAt,
    teams,
    /** The page that a lookup of the result opens: the result, or one of the three for 'not yet'. */
    result: waitingFor(values) ?? ('shown' as const),
    isOnline: values.isOnlineInterview,
    hasSurvey,
    /** Whose first-round view names a pre-assignment. */
    assignments: switched.filter(isNamed),
    /** The deadline for final passers' answers, ISO with Seoul's offset; '' where none is asked. */
    answersUntil,
    isAnsweringOver: isPast(answersUntil),
    /** What looks like a slip: allowed, but hardly what an admin wants the public to meet. */
    warnings: (Object.keys(has) as (keyof typeof has)[]).filter((warning) => has[warning]),
  }
}
export type Preview = ReturnType<typeof previewOf>
export type Warning = Preview['warnings'][number]

/** The grid names its days by this text; one that it cannot read leaves them numbered. */
const isUnread = (period: string, now: number) => periodDays(period, new Date(now)) === null
