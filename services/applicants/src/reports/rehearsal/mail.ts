import type { Team } from '@recruit/contract/constants'
import { emptyValues, exampleContent } from '@recruit/contract/fields/application-values'
import type { MessageKind } from '@recruit/contract/mail/kinds'
import { SAMPLE, sampleValuesOf, type Values } from '@recruit/contract/mail/template'
import { teamNames } from '@recruit/contract/team-names'
import type { Language } from '@recruit/contract/text'
import type { SettingsRecord } from '@recruit/settings-client/client'
import type { PublishedAppointment } from '../../application/appointment.ts'
import type { Announced } from '../../application/ports.ts'
import { composed } from '../../messages/message.ts'
import { closesInWords, KIND_RULES, placeAndTime } from '../../messages/message-kinds.ts'
import { receiptValues } from '../../messages/receipt.ts'
import type { KindTemplate } from '../../messages/template.model.ts'

/** The numbers of a rehearsed term that decide how many messages are sent. */
export interface MailNumbers {
  applicants: number
  drafts: number
  interviewed: number
  placed: number
}
/** The applicant whose messages are shown. */
export interface Reader {
  team: Team
  announced: Announced
  /** None where no interview fits. */
  appointment: PublishedAppointment | null
}

/** Both rounds are announced to everyone who submitted; reminders are sent to all whom they may concern. */
const COUNTS: Record<MessageKind, (numbers: MailNumbers) => number | null> = {
  receipt: ({ applicants }) => applicants,
  reminder: ({ drafts }) => drafts,
  results: ({ applicants }) => 2 * applicants,
  appointment: ({ placed }) => placed,
  moved: () => null,
  cancelled: () => null,
  answerReminder: ({ placed }) => placed,
  evening: ({ placed }) => placed,
  offerReminder: ({ interviewed }) => interviewed,
  notice: () => null,
  staffLink: () => null,
}

interface Shown {
  now: SettingsRecord
  site: string
  reader: Reader
}

/** Every kind of message: how many at most, and as it reads with the stored words and this term's settings. */
export const rehearseMail = (templates: KindTemplate[], numbers: MailNumbers, shown: Shown) =>
  templates.map(({ kind, template }) => {
    const words = (language: Language) =>
      composed(template[language], language, valuesOf(kind, shown, language))
    return { kind, messages: COUNTS[kind](numbers), words: { ko: words('ko'), en: words('en') } }
  })

function valuesOf(kind: MessageKind, { now, site, reader }: Shown, language: Language): Values {
  const { team, announced, appointment } = reader
  const name = SAMPLE.name[language]
  const values = { ...sampleValuesOf(kind, language), name, team: teamNames[team][language], link: site }
  if (kind === 'receipt') {
    const written = { ...emptyValues(), ...exampleContent(), name, submissions: 1, answers: {} }
    // With the sample's time: a rehearsal is the same at any minute.
    return { ...values, ...receiptValues(written, language, announced) }
  }
  return {
    ...values,
    ...KIND_RULES.reminder.values(now, language),
    ...(now.answersUntil && { answerBy: closesInWords(now.answersUntil, language) }),
    ...(appointment && { date: appointment.date, ...placeAndTime(appointment, now, language) }),
  }
}
