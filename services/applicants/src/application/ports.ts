import type { Caller } from '@recruit/chassis/tokens/internal-token'
import type { Calls, ReplyOf } from '@recruit/contract'
import type { Answer, Team } from '@recruit/contract/constants'
import type { Question } from '@recruit/contract/fields/questions'
import type { PublicSettings } from '@recruit/contract/fields/settings-values'
import type { InterviewDay } from '@recruit/contract/interview/day'
import type { Language } from '@recruit/contract/text'
import type { SettingsRecord } from '@recruit/settings-client/client'
import type { Transaction } from 'sequelize'
import type { Application } from './applicant.ts'
import type { PublishedAppointment } from './appointment.ts'

/** The term's data in a receipt. */
export interface Announced extends Pick<PublicSettings, 'cardinalNumber' | 'firstPresentationPeriod'> {
  /** What the term asks of the team in addition. */
  questions: Question[]
  /** The team that the applicant sees, and the second choice where the term asks for one. */
  team: Team
  secondTeam: Team | null
}
/** Runs in the transaction of a submission. */
export type OnSubmitted = (
  submitted: { application: Application; language: Language; announced: Announced },
  transaction: Transaction,
) => Promise<void>

/** The question to a final passer, as the applicant reads it. */
export interface Offer {
  answer: Answer | ''
  answeredAt: string | null
  answersUntil: string
}
/** An appointment as its applicant reads it. */
export type OwnAppointment = NonNullable<ReplyOf<Calls['getApplication']>['appointment']>
export type OwnMessage = ReplyOf<Calls['ownMessages']>['messages'][number]

/** Until when each appointment of a term can be answered. */
export type AnswersUntil = (
  term: number,
  transaction?: Transaction,
) => Promise<(appointment: PublishedAppointment) => Date>

/** What other rooms show an applicant next to the application. */
export interface OwnView {
  offer: (application: Application, now: SettingsRecord) => Offer | null
  appointment: (application: Application, now: SettingsRecord) => Promise<OwnAppointment | undefined>
  /** What was tapped about her on the day of her interview; null where nothing was. */
  interviewDay: (id: string) => Promise<InterviewDay | null>
  messages: (caller: Caller, id: string) => Promise<OwnMessage[]>
}
