import type { Entry, History } from '@recruit/chassis/audit-log/audit-log'
import { AppError } from '@recruit/chassis/http/errors'
import type { Caller } from '@recruit/chassis/tokens/internal-token'
import { consentWords } from '@recruit/contract/consent'
import type { Team } from '@recruit/contract/constants'
import { IDENTITY, titleOf } from '@recruit/contract/fields/application-values'
import { type Answers, answerInWords } from '@recruit/contract/fields/questions'
import {
  answerNames,
  appointmentAnswerNames,
  dayStateNames,
  shownPassNames,
} from '@recruit/contract/fields/status-names'
import type { InterviewDay } from '@recruit/contract/interview/day'
import type { InterviewDays } from '@recruit/contract/interview/grid'
import { MESSAGE_KINDS } from '@recruit/contract/mail/kinds'
import { secondChoiceName, teamNames } from '@recruit/contract/team-names'
import type { Language, Text } from '@recruit/contract/text'
import type { SettingsClient, SettingsRecord } from '@recruit/settings-client/client'
import { periodOf } from '../shared/running-term.ts'
import { inSeoul } from '../shared/seoul-time.ts'
import type { ApplicantStore } from './applicant.model.ts'
import {
  type Application,
  assertMine,
  type Content,
  consentNumberOf,
  equalsSubmission,
  publicResultOf,
} from './applicant.ts'
import type { AppointmentAnswer } from './appointment.ts'
import { valueInWords, WRITTEN_FIELDS } from './in-words.ts'
import type { Offer, OwnMessage, OwnView } from './ports.ts'
import type { QuestionStore } from './questions/question.model.ts'
import { readableOf, type TermQuestions } from './questions/questions.ts'
import { announcementOf, asShown } from './shown-result.ts'

/** The words of an applicant's stored data; times are Seoul's. */
const names = {
  team: { ko: '팀', en: 'Team' },
  pass: { ko: '합격 상태', en: 'Pass status' },
  date: { ko: '면접 일정', en: 'Interview schedule' },
  answer: { ko: '최종 합격에 대한 답', en: 'Answer to the final pass' },
  appointmentAnswer: { ko: '면접 일정에 대한 답', en: 'Answer to the interview appointment' },
  interviewDay: { ko: '면접 당일 기록', en: 'On the day of the interview' },
  draft: { ko: '작성 중인 지원서', en: 'Draft' },
  submitted: { ko: '제출한 지원서', en: 'Submitted application' },
  result: { ko: '결과', en: 'Result' },
  notAnnounced: { ko: '아직 발표되지 않았습니다', en: 'Not announced yet' },
  changes: { ko: '지원자 정보와 답변이 바뀐 기록', en: 'Changes of name, ids, team and answer' },
  byApplicant: { ko: '지원자', en: 'applicant' },
  byStaff: { ko: '운영진', en: 'staff' },
  messages: { ko: '보낸 메시지 (한국 시간)', en: 'Messages sent to you (Asia/Seoul)' },
  kept: { ko: '함께 보관하는 것 (한국 시간)', en: 'Kept beside it (Asia/Seoul)' },
  consentedAt: { ko: '수집과 이용에 동의한 시각', en: 'Consent to collection and use' },
  consentText: { ko: '동의한 글의 번호', en: 'Number of the text agreed to' },
  consent: { ko: '동의한 글', en: 'The text you agreed to' },
  createdAt: { ko: '등록한 시각', en: 'Enrolled' },
  updatedAt: { ko: '마지막으로 저장한 시각', en: 'Last saved' },
  submittedAt: { ko: '마지막으로 제출한 시각', en: 'Last submitted' },
  submissions: { ko: '제출한 횟수', en: 'Submissions' },
  without: {
    ko: '운영진이 선발하면서 매긴 점수와 순서, 남긴 메모는 들어 있지 않습니다. 궁금하다면 사이트에 적힌 담당자에게 문의해 주세요.',
    en: 'Scores, rankings and notes of the staff are not part of this file. To ask about them, write to the contact that the site names.',
  },
} as const satisfies Record<string, Text>

interface Kept {
  applicants: ApplicantStore
  questions: QuestionStore
  history: History
  own: OwnView
}

/**
 * All stored data about an applicant of the running term, as a text to read and to keep. The result is the shown one,
 * without later decisions and staff's notes.
 */
export async function ownData(
  { applicants, questions, history, own }: Kept,
  settings: SettingsClient,
  caller: Caller,
  id: string,
  language: Language,
): Promise<{ filename: string; text: string }> {
  assertMine(caller.ids, id)
  const now = await settings.now()
  const found = await applicants.get(id)
  if (!found || found.term !== now.term) throw new AppError('notFound')
  const application = asShown(found, now)
  const days = periodOf(now, application.term)?.days ?? null
  const messages = await own.messages(caller, id)
  const parts = [
    ...written(application, await questions.read(application.term), days, language),
    part(names.result[language], resultOf(application, own.offer(application, now), now, language)),
    part(names.changes[language], changeLines(await changesOf(history, id), language)),
    part(names.messages[language], messageLines(messages, language)),
    part(names.kept[language], keptLines(application, await own.interviewDay(id), language)),
    ...consentPart(application, now, language),
    names.without[language],
  ]
  return { filename: `application-${id.slice(0, 8)}.txt`, text: `${parts.join('\n\n')}\n` }
}

/** An empty field has no line. */
type Line = [label: string, value: string]
function part(heading: string, lines: Line[]): string {
  const filled = lines.filter(([, value]) => value).map(([label, value]) => `${label}: ${value}`)
  return [`[${heading}]`, ...(filled.length ? filled : ['–'])].join('\n')
}

/** The draft, and the submission where it differs. */
function written(
  application: Application,
  ofTerm: TermQuestions,
  days: InterviewDays | null,
  language: Language,
): string[] {
  const { submitted, team, secondTeam, answers } = application
  const lines = (content: Content, answers: Answers, second: Team | null | undefined): Line[] => [
    [names.team[language], teamNames[application.team][language]],
    [secondChoiceName[language], second ? teamNames[second][language] : ''],
    ...WRITTEN_FIELDS.map((field): Line => {
      const label = titleOf(field, language)
      return [label, valueInWords({ ...application, ...content }, field, language, days)]
    }),
    ...readableOf(ofTerm, team, answers).map(
      (question): Line => [question.label[language], answerInWords(question, answers[question.id], language)],
    ),
  ]
  const frozen = submitted?.answers ?? {}
  // Everything that was ever asked, as the person may see all of it.
  const form = { asked: { ...ofTerm, questions: ofTerm.known }, hasSecondChoice: true, days }
  const isSame = equalsSubmission(application, form)
  const asSubmitted = submitted
    ? [part(names.submitted[language], lines(submitted, frozen, submitted.secondTeam))]
    : []
  return isSame
    ? asSubmitted
    : [part(names.draft[language], lines(application, answers, secondTeam)), ...asSubmitted]
}

function resultOf(
  application: Application,
  offer: Offer | null,
  now: SettingsRecord,
  language: Language,
): Line[] {
  const running = announcementOf(now)
  if (running === null) return [[names.pass[language], names.notAnnounced[language]]]
  const { pass, date } = publicResultOf(application, running)
  return [
    [names.pass[language], shownPassNames[pass][language]],
    [names.date[language], date],
    [names.answer[language], answerOf(application, offer, language)],
  ]
}

/** Only where the offer is shown: elsewhere a missing answer could reveal a pass that was withdrawn. */
function answerOf({ answeredAt }: Application, offer: Offer | null, language: Language): string {
  if (!offer) return ''
  const time = answeredAt && ` (${inSeoul(answeredAt)})`
  return `${answerNames[offer.answer][language]}${time ?? ''}`
}

const PERSONAL: readonly string[] = [...IDENTITY, 'team']
const ANSWERS: readonly string[] = ['answer', 'appointmentAnswer']

/** That an answer no longer counts is part of a decision. */
const isPersonal = ({ what, role }: Entry) =>
  PERSONAL.includes(what) || (ANSWERS.includes(what) && role === 'applicant')

/**
 * The changes of who the applicant is, and the answers, oldest first. Decisions are in the same history and are left
 * out.
 */
async function changesOf(history: History, id: string): Promise<Entry[]> {
  const changes: Entry[] = []
  let before: number | undefined
  do {
    const page = await history.read({ about: id, before, only: [...PERSONAL, ...ANSWERS] })
    changes.push(...page.history.filter(isPersonal))
    before = page.next ?? undefined
  } while (before !== undefined)
  return changes.reverse()
}

const changeLines = (changes: Entry[], language: Language): Line[] =>
  changes.map(({ at, what, from, to, role }) => {
    if (what === 'answer')
      return [
        `${inSeoul(new Date(at))} ${names.answer[language]}`,
        answerNames[to === 'confirmed' ? 'confirmed' : 'declined'][language],
      ]
    if (what === 'appointmentAnswer')
      return [
        `${inSeoul(new Date(at))} ${names.appointmentAnswer[language]}`,
        appointmentAnswerNames[to === 'comes' ? 'comes' : 'cannotCome'][language],
      ]
    const label =
      what === 'team' ? names.team[language] : titleOf(what as (typeof IDENTITY)[number], language)
    const who = role === 'applicant' ? names.byApplicant : names.byStaff
    return [`${inSeoul(new Date(at))} ${label}`, `${from} → ${to} (${who[language]})`]
  })

function keptLines(
  {
    consentedAt,
    consentText,
    createdAt,
    updatedAt,
    submittedAt,
    submissions,
    appointmentAnswer,
  }: Application,
  day: InterviewDay | null,
  language: Language,
): Line[] {
  const time = (at: Date | null) => (at ? inSeoul(at) : '')
  return [
    [names.consentedAt[language], time(consentedAt)],
    [names.consentText[language], String(consentNumberOf({ consentedAt, consentText }) ?? '')],
    [names.createdAt[language], time(createdAt)],
    [names.updatedAt[language], time(updatedAt)],
    [names.submittedAt[language], time(submittedAt)],
    [names.submissions[language], String(submissions)],
    [names.appointmentAnswer[language], appointmentAnswerLine(appointmentAnswer, language)],
    [names.interviewDay[language], day ? interviewDayLine(day, language) : ''],
  ]
}

/** The words that were agreed to. An enrolment of before texts had numbers did not keep the months. */
function consentPart(application: Application, { keepMonths }: SettingsRecord, language: Language): string[] {
  const number = consentNumberOf(application)
  if (number === null) return []
  const { facts, statement } = consentWords(number, application.consentMonths ?? keepMonths, language)
  const lines = facts.map(({ heading, body }): Line => [heading, body])
  return [`${part(names.consent[language], lines)}\n${statement}`]
}

/** The state with the times that led to it: 'Done (Arrived 2026-12-06 13:55, In the interview …)'. */
function interviewDayLine({ state, arrivedAt, beganAt, endedAt }: InterviewDay, language: Language): string {
  const times = Object.entries({ arrived: arrivedAt, inInterview: beganAt, done: endedAt } as const).flatMap(
    ([name, at]) =>
      at ? [`${dayStateNames[name as InterviewDay['state']][language]} ${inSeoul(new Date(at))}`] : [],
  )
  return `${dayStateNames[state][language]}${times.length ? ` (${times.join(', ')})` : ''}`
}

/** As it was given, with the text that it answers: no change by staff affects it. */
function appointmentAnswerLine(answer: AppointmentAnswer | null, language: Language): string {
  if (!answer) return ''
  const { will, reason, date, at } = answer
  const said = appointmentAnswerNames[will ? 'comes' : 'cannotCome'][language]
  return `${said}${reason && ` – ${reason}`} (${date}; ${inSeoul(new Date(at))})`
}

const became: Record<OwnMessage['state'], Text> = {
  sent: { ko: '보냄', en: 'sent' },
  unreachable: { ko: '메일로는 보내지 않음', en: 'not sent by mail' },
  notSent: { ko: '메일로는 보내지 않음', en: 'not sent by mail' },
  uncertain: { ko: '도착했는지 알 수 없음', en: 'may not have arrived' },
  failed: { ko: '보내지 못함', en: 'could not be sent' },
}

/** The messages to an applicant, oldest first: each with its time, its outcome, and its whole text. */
const messageLines = (messages: OwnMessage[], language: Language): [label: string, value: string][] =>
  messages
    .toReversed()
    .map(({ kind, subject, text, state, at }) => [
      `${inSeoul(new Date(at))} ${MESSAGE_KINDS[kind].name[language]} (${became[state][language]})`,
      `${subject}\n${text.trim().replace(/^(?=.)/gm, '  ')}`,
    ])
