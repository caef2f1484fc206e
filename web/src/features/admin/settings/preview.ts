import { DESIGN, TEAMS, type Team } from '@recruit/contract/constants'
import { periodDays } from '@recruit/contract/interview/grid-days'
import { isSafeLink } from '@recruit/contract/rules/safe-link'
import { isPeriodOpen } from '../../../api/period-open.ts'
import { waitingFor } from '../../../api/waiting-for.ts'
import { applyPath } from '../../../paths.ts'
import { fromSeoulInput } from './seoul-input.ts'
import type { Edited } from './settings-tabs.ts'

/** What looks like a slip: allowed, but hardly what an admin wants the public to meet. */
const WARNINGS = [
  'closingRemoved',
  'closingPast',
  'closingIdle',
  'noTeam',
  'bothPeriods',
  'shownWhileOpen',
  'surveyRefused',
  'noPlace',
  'assignmentEmpty',
  'daysUnread',
  'noContact',
] as const
export type Warning = (typeof WARNINGS)[number]

/** What the public meets under these settings, computed by what the public's own screens go by. */
export interface Preview {
  applyPath: string
  isOpen: boolean
  /** ISO with Seoul's offset; '' where the period is not open or has no closing time. */
  closesAt: string
  teams: Team[]
  /** Which page a lookup of the result leads to: the result, or one of the three that say 'not yet'. */
  result: 'shown' | 'first' | 'final' | 'nothing'
  isOnline: boolean
  hasSurvey: boolean
  /** Whose first-round view names a pre-assignment. */
  assignments: Team[]
  /** Until when final passers are asked whether they join, ISO with Seoul's offset; '' where nobody is asked. */
  answersUntil: string
  isAnsweringOver: boolean
  warnings: Warning[]
}

const ASSIGNMENTS = {
  1: { isOn: 'isMarketingPreAssignment', text: 'marketingPreAssignment' },
  2: { isOn: 'isDesignPreAssignment', text: 'designPreAssignment' },
  3: { isOn: 'isWebDevPreAssignment', text: 'webDevPreAssignment' },
} as const
const RECRUITS = { 1: 'doesRecruitMarketing', 2: 'doesRecruitDesign', 3: 'doesRecruitWebDev' } as const

/** `now` in ms since 1970; `stored` is what saving would replace. Texts are shown as typed, so only what is derived stands here. */
export function previewOf(values: Edited, now: number, stored: Edited = values): Preview {
  const closesAt = fromSeoulInput(values.closesAt)
  const answersUntil = fromSeoulInput(values.answersUntil)
  const isOpen = isPeriodOpen({ isApplicationPeriod: values.isApplicationPeriod, closesAt }, now, true)
  const teams = TEAMS.filter((team) => values[RECRUITS[team]])
  // Design shows its banner as soon as its switch is on; the others have nothing but their text.
  const isNamed = (team: Team) => team === DESIGN || values[ASSIGNMENTS[team].text].trim() !== ''
  const switched = TEAMS.filter((team) => values[ASSIGNMENTS[team].isOn])
  const hasSurvey = isSafeLink(values.surveyFormLink)
  const isShown = values.showResultToApplicant
  const has: Record<Warning, boolean> = {
    closingRemoved: stored.closesAt !== '' && closesAt === '',
    closingPast: values.isApplicationPeriod && !isOpen,
    closingIdle: !values.isApplicationPeriod && closesAt !== '' && Date.parse(closesAt) > now,
    noTeam: isOpen && teams.length === 0,
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
    closesAt: isOpen ? closesAt : '',
    teams,
    result: waitingFor(values) ?? 'shown',
    isOnline: values.isOnlineInterview,
    hasSurvey,
    assignments: switched.filter(isNamed),
    answersUntil,
    isAnsweringOver: answersUntil !== '' && Date.parse(answersUntil) <= now,
    warnings: WARNINGS.filter((warning) => has[warning]),
  }
}

/** The grid names its days by this text; one that it cannot read leaves them numbered. */
const isUnread = (period: string, now: number) => periodDays(period, new Date(now)) === null
