import { writtenDate } from '@recruit/contract/interview/written-date'
import type { Language } from '@recruit/contract/text'
import { teamNames } from '../../content/teams.ts'
import { moment } from '../../ui/time/countdown.ts'
import { type Preview, previewOf } from './preview.ts'
import { previewText } from './preview-text.ts'
import type { Edited, Tab } from './settings-tabs.ts'

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
  value: string
  /** Where the link behind it leads, for the lines that have one. */
  path?: string
  /** Seen only once results are shown. */
  isLater?: boolean
}

const joined = (parts: (string | false)[]) => parts.filter(Boolean).join(' · ')

/** The preview in words, a line for each thing that the public meets. */
export function linesOf(values: Edited, now: number, language: Language): Line[] {
  const text = previewText[language]
  const preview = previewOf(values, now)
  const date = (written: string) => writtenDate(written.trim(), language)
  const names = (teams: Preview['teams']) => teams.map((team) => teamNames[team][language]).join(', ')
  const isLater = preview.result !== 'shown'
  const interview = preview.isOnline
    ? [text.online]
    : [
        text.faceToFace,
        text.place(values.faceTofaceInterviewPlace.trim() || text.empty),
        values.interviewWaitingPlace.trim() !== '' && text.waiting(values.interviewWaitingPlace.trim()),
      ]
  const training = [
    date(values.masterTrainingSchedule) || text.empty,
    values.masterTrainingPlace.trim() || text.empty,
    values.masterTrainingWaitingPlace.trim() !== '' && text.waiting(values.masterTrainingWaitingPlace.trim()),
    values.masterTrainingWaitingTime.trim() !== '' && text.from(values.masterTrainingWaitingTime.trim()),
  ]
  const cohort = values.cardinalNumber.trim()
  const dates = [values.firstPresentationPeriod, values.interviewPeriod, values.finalPresentationPeriod]
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
  const first = joined([
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
    (preview.isOpen || preview.opensAt) && line('closing', closing),
    line('schedule', joined(dates.map((written) => date(written) || text.empty))),
    line('teams', names(preview.teams) || text.noOne),
    line('check', text.result[preview.result], {
      path: preview.result === 'shown' ? '/result/{id}' : '/result/notperiod/{id}',
    }),
    preview.resultsAt && line('announcing', announcing),
    line('first', first, { isLater }),
    line('final', joined([text.training, ...training]), { isLater }),
    line('answers', answers, { isLater }),
    line('fail', `${text.contact} ${contact || text.empty}`, { isLater }),
  ]
  return lines.filter((one) => one !== '')
}
