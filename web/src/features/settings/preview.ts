import { DESIGN, TEAMS, type Team } from '@recruit/contract/constants'
import { firstDay, periodDays } from '@recruit/contract/interview/grid-days'
import { writtenDate } from '@recruit/contract/interview/written-date'
import { isSafeLink } from '@recruit/contract/rules/safe-link'
import type { Language } from '@recruit/contract/text'
import { isPeriodOpen, waitingFor } from '../../api/period-open.ts'
import { shortName } from '../../content/teams.ts'
import { applyPath } from '../../paths.ts'
import { moment } from '../../ui/time/countdown.ts'
import { fromSeoulInput } from '../../ui/time/seoul-time.ts'
import { settingLabels } from '../staff/setting-labels.ts'
import { previewText } from './preview-text.ts'
import type { Edited, Tab } from './settings-tabs.ts'

const ASSIGNMENTS = {
  1: { isOn: 'isMarketingPreAssignment', text: 'marketingPreAssignment' },
  2: { isOn: 'isDesignPreAssignment', text: 'designPreAssignment' },
  3: { isOn: 'isWebDevPreAssignment', text: 'webDevPreAssignment' },
} as const
const RECRUITS = { 1: 'doesRecruitMarketing', 2: 'doesRecruitDesign', 3: 'doesRecruitWebDev' } as const

/** Whether the first day of a text is before the day of a time in Seoul; '' is never. */
const isBefore = (text: string, time: string, now: number): boolean => {
  const day = firstDay(text, new Date(now))?.at.toISOString().slice(0, 10)
  return time !== '' && day !== undefined && day < time.slice(0, 10)
}

/** Whether a step of the term begins before an earlier one; what holds no date says nothing. */
function isReversed(values: Edited, now: number): boolean {
  const { applicationSubmissionPeriod, firstPresentationPeriod, interviewPeriod, finalPresentationPeriod } =
    values
  const steps = [
    applicationSubmissionPeriod,
    firstPresentationPeriod,
    interviewPeriod,
    finalPresentationPeriod,
  ]
  // A year that is not written is the one nearest to the step before.
  let before: Date | null = null
  for (const step of steps) {
    const day: Date | undefined = firstDay(step, before ?? new Date(now))?.at
    if (day && before && day < before) return true
    before = day ?? before
  }
  return false
}

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
    resultsBeforeClose: (isOpen || opens) && isBefore(values.firstPresentationPeriod, closesAt, now),
    datesReversed: isReversed(values, now),
    surveyRefused: values.surveyFormLink.trim() !== '' && !hasSurvey,
    noPlace: isShown && !values.isOnlineInterview && !values.faceTofaceInterviewPlace.trim(),
    assignmentEmpty: switched.some((team) => !isNamed(team)),
    daysUnread: values.interviewPeriod.trim() !== '' && isUnread(values.interviewPeriod, now),
    noContact: isShown && !values.masterName.trim() && !values.masterPhoneNumber.trim(),
  }
  return {
    applyPath: applyPath(isOpen),
    isOpen,
    /** ISO with Seoul's offset; '' where the period has no closing time, or is neither on nor opens automatically. */
    closesAt: values.isApplicationPeriod || opens ? closesAt : '',
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

type Words = (typeof previewText)['ko']
type LineId = { [Key in keyof Words]: Words[Key] extends string ? Key : never }[keyof Words]

/** What the fields of a tab decide. */
const DECIDED: Record<Tab, readonly LineId[]> = {
  recruit: ['cohort', 'apply', 'period', 'opening', 'closing', 'schedule', 'teams'],
  result: ['check', 'announcing', 'first', 'final', 'answers'],
  master: ['fail'],
}
export const isDecidedOn = (tab: Tab, id: LineId): boolean => DECIDED[tab].includes(id)

export interface Line {
  id: LineId
  label: string
  /** One thing a line. */
  value: string
  /** Where the link behind it leads, for the lines that have one. */
  path?: string
  /** Seen only once results are shown. */
  isLater?: boolean
}

const joined = (parts: (string | false)[], by = ' · ') => parts.filter(Boolean).join(by)
const listed = (parts: (string | false)[]) => joined(parts, '\n')

/** The preview in words, a line for each thing that the public meets. */
export function linesOf(values: Edited, now: number, language: Language): Line[] {
  const text = previewText[language]
  const preview = previewOf(values, now)
  const date = (written: string) => writtenDate(written.trim(), language)
  const names = (teams: Preview['teams']) => teams.map((team) => shortName(team, language)).join(', ')
  const isLater = preview.result !== 'shown'
  const interview = preview.isOnline
    ? [text.online]
    : [
        text.faceToFace,
        text.usualPlace(values.faceTofaceInterviewPlace.trim() || text.empty),
        values.interviewWaitingPlace.trim() !== '' && text.waiting(values.interviewWaitingPlace.trim()),
      ]
  const waitsFrom = date(values.masterTrainingWaitingTime)
  const waiting = joined([values.masterTrainingWaitingPlace.trim(), waitsFrom && text.from(waitsFrom)], ', ')
  const training = [
    text.training(date(values.masterTrainingSchedule) || text.empty),
    text.place(values.masterTrainingPlace.trim() || text.empty),
    waiting && text.waiting(waiting),
  ]
  const cohort = values.cardinalNumber.trim()
  const dates = (['firstPresentationPeriod', 'interviewPeriod', 'finalPresentationPeriod'] as const).map(
    (field) => `${settingLabels[language][field]}: ${date(values[field]) || text.empty}`,
  )
  const asked = moment(preview.answersUntil, language)
  const contact = joined([values.masterName.trim(), values.masterPhoneNumber.trim()])
  const line = (id: LineId, value: string, more: Partial<Line> = {}) => ({
    id,
    label: text[id],
    value,
    ...more,
  })
  const closing = joined([
    preview.closesAt ? moment(preview.closesAt, language) : text.noClosing,
    preview.closesAt !== '' && Number(values.closeGraceSeconds) > 0 && text.grace(values.closeGraceSeconds),
  ])
  const announcing = joined([
    moment(preview.resultsAt, language),
    isLater ? text.announced : text.announcedAgain,
  ])
  const first = listed([
    ...interview,
    preview.hasSurvey && text.survey,
    preview.assignments.length > 0 && text.assignment(names(preview.assignments)),
  ])
  const answers = joined([asked || text.notAsked, preview.isAnsweringOver && text.answersOver])
  const lines = [
    line('cohort', cohort ? text.cohortOf(cohort) : text.noCohort),
    line('apply', preview.isOpen ? text.applyOpen : text.applyShut, { path: preview.applyPath }),
    line('period', date(values.applicationSubmissionPeriod) || text.empty),
    preview.opensAt && line('opening', moment(preview.opensAt, language)),
    (preview.isOpen || preview.opensAt || preview.closesAt) && line('closing', closing),
    line('schedule', listed(dates)),
    line('teams', names(preview.teams) || text.noOne),
    line('check', text.result[preview.result], {
      path: preview.result === 'shown' ? '/result/{id}' : '/result/notperiod/{id}',
    }),
    preview.resultsAt && line('announcing', announcing),
    line('first', first, { isLater }),
    line('final', listed(training), { isLater }),
    line('answers', answers, { isLater }),
    line('fail', text.contact(contact || text.empty), { isLater }),
  ]
  return lines.filter((one) => one !== '')
}
