import { isDeepStrictEqual } from 'node:util'
import { AppError } from '@recruit/chassis/http/errors'
import { FIRST_CONSENT } from '@recruit/contract/consent'
import type { Answer, Team } from '@recruit/contract/constants'
import {
  CONTENT,
  type Content,
  fieldsOf,
  IDENTITY,
  type Identity,
} from '@recruit/contract/fields/application-values'
import { pick } from '@recruit/contract/fields/pick'
import type { Answers } from '@recruit/contract/fields/questions'
import {
  emptyHours,
  hoursFromFlags,
  type InterviewDays,
  type InterviewTime,
} from '@recruit/contract/interview/grid'
import { chosenDays, type DatedHours, isSameChoice } from '@recruit/contract/interview/interview-days'
import { problemsText } from '@recruit/contract/problem-texts'
import {
  answerProblems,
  type Problem,
  problemsOf,
  requiredAnswers,
  requiredAt,
} from '@recruit/contract/rules/application-rules'
import { normalise, normaliseIdentity } from '@recruit/contract/text'
import type { AppointmentAnswer, PublishedAppointment } from './appointment.ts'
import { type Asked, areSameAnswers } from './questions/questions.ts'
import { secondTeamOf, submittedSecondTeam } from './seats/second-choice.ts'
import { type Announcement, type Result, resultShown, type Shown } from './shown-result.ts'

/** The rules of an application; no I/O. */
export type { Content, Identity }
/** What a submission freezes; the answers and the second choice only where the term asks for them. */
export type FrozenAnswers = Answering
export type FrozenContent = Content & { secondTeam?: Team }
export type Submitted = FrozenContent & Partial<FrozenAnswers>
export interface Application extends Identity, Content, Result, Shown {
  id: string
  term: number
  team: Team
  /** The draft's second choice. */
  secondTeam: Team | null
  shownTeam: Team | null
  answer: Answer | null
  answeredAt: Date | null
  waitingRank: number | null
  publishedAppointments: PublishedAppointment[] | null
  appointmentAnswer: AppointmentAnswer | null
  version: number
  hoursSeq: number
  /** To the term's own questions, also to those that are asked no more. */
  answers: Answers
  submitted: Submitted | null
  submittedAt: Date | null
  submissions: number
  consentedAt: Date | null
  consentText: number | null
  consentMonths: number | null
  createdAt: Date
  updatedAt: Date
}
/** What a write returns. */
export type Saved = Pick<Application, 'version'> & Partial<Pick<Application, 'submissions' | 'submittedAt'>>
/** The fields of a save: any part of identity and content; the 32 flags may replace the hours. */
export type Form = Partial<Identity & Content & { interviewTime: InterviewTime } & Answering & Choosing>
interface Answering {
  answers: Answers
  /** Of the questions that the form shows. */
  questionsVersion: number
}
interface Choosing {
  /** The second choice; '' for none. */
  secondTeam: Team | ''
}
export type Changes = Partial<Identity & Content & Pick<Answering, 'answers'> & { secondTeam: Team | null }>

/** The content of an application, as a submission freezes it. */
export const contentOf = (from: Content): Content => pick(from, CONTENT)

/** Whether two versions are equal, with hours compared by date; `days` are those of the present period. */
export function isSameContent(one: Content, other: Content, days: InterviewDays | null): boolean {
  const apart = (content: Content) => {
    const { interviewHours, interviewDays, ...rest } = contentOf(content)
    return { rest, hours: { interviewHours, interviewDays: interviewDays ?? days } }
  }
  const [here, there] = [apart(one), apart(other)]
  return isDeepStrictEqual(here.rest, there.rest) && isSameChoice(here.hours, there.hours)
}

/** What the form of an application asks in addition to the table of fields. */
export interface FormOfTerm {
  asked: Asked
  hasSecondChoice: boolean
  /** The days of the present period. */
  days: InterviewDays | null
}

/** Whether what is written equals what was submitted, the identity aside. */
export const equalsSubmission = (
  application: Content & Pick<Application, 'answers' | 'submitted' | 'team' | 'secondTeam'>,
  { asked, hasSecondChoice, days }: FormOfTerm,
): boolean =>
  application.submitted !== null &&
  isSameContent(application, application.submitted, days) &&
  areSameAnswers(asked.questions, application.answers, application.submitted.answers ?? {}) &&
  (!hasSecondChoice || secondTeamOf(application) === submittedSecondTeam(application))

/** Whether there are chosen hours without known dates. */
export const lacksDates = (hours: DatedHours): boolean =>
  hours.interviewDays === null && chosenDays(hours).size > 0

const NO_HOURS: DatedHours = { interviewHours: emptyHours(), interviewDays: null }

/** Whether a form needs the stored part: it has flags without hours, or hours without dates. */
export const needsStored = ({ interviewTime, interviewHours, interviewDays }: Form): boolean =>
  interviewHours ? interviewDays === undefined : interviewTime !== undefined

/** White space around these is accidental, and mail does not reach an address with it. */
const TRIMMED: readonly string[] = [...IDENTITY, ...fieldsOf('email')]

/**
 * The changes of a form, as stored. A client that sends only flags, or no dates, means the `current` hours and their
 * dates; first hours get the days of the present period, which `days` reads.
 */
export function changesOf(
  form: Form,
  current: DatedHours = NO_HOURS,
  days: () => InterviewDays | null = () => null,
): Changes {
  // They depend on what the term asks: `answersAfter`, `secondTeamAfter`.
  const { interviewTime, answers: _, questionsVersion: __, secondTeam: ___, ...rest } = form
  const changes: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(rest)) {
    if (value === undefined) continue
    const tidy = TRIMMED.includes(name) ? normaliseIdentity : normalise
    changes[name] = typeof value === 'string' ? tidy(value) : value
  }
  if (interviewTime && !form.interviewHours)
    changes.interviewHours = hoursFromFlags(interviewTime, current.interviewHours)
  if (changes.interviewHours && form.interviewDays === undefined) {
    const stored = chosenDays(current).size > 0 ? current.interviewDays : null
    changes.interviewDays = stored ?? days()
  }
  return changes as Changes
}

/** A draft needs only the identity, and only if sent; filled fields must be well formed. */
export function assertDraftable(changes: Changes): void {
  const sentIdentity = IDENTITY.filter((field) => changes[field] !== undefined)
  refuse(problemsOf(changes, sentIdentity))
}

/** Throws unless everything required for a submission is there; later ones require more. */
export function assertComplete(
  application: Identity & Content & Pick<Answering, 'answers'>,
  mode: 'apply' | 'edit',
  { questions }: Asked,
): void {
  refuse([
    ...problemsOf(application, requiredAt(mode)),
    ...answerProblems(questions, application.answers, requiredAnswers(questions)),
  ])
}

function refuse(problems: Problem[]): void {
  if (problems.length) throw new AppError('rulesBroken', { said: problemsText(problems) })
}

/** The public result: nothing differs before it is shown. */
export const publicResultOf = (application: Result & Shown, running: Announcement): Result =>
  running === null ? { pass: 'default', date: '' } : resultShown(application, running)

/** The text that was agreed to; null without consent. */
export const consentNumberOf = ({
  consentedAt,
  consentText,
}: Pick<Application, 'consentedAt' | 'consentText'>): number | null =>
  consentedAt && (consentText ?? FIRST_CONSENT)

/** Ids are random UUIDs; other texts match no application. */
export const isId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)

/** Throws unless this browser proved the application; unknown and malformed ids get the same answer. */
export function assertMine(ids: string[] | undefined, id: string): void {
  if (!ids?.includes(id)) throw new AppError('notYours')
}
