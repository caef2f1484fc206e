import { answeredIn } from '@recruit/contract/fields/answered'
import { type ApplicationValues, titleOf } from '@recruit/contract/fields/application-values'
import { type Answers, isAnswered } from '@recruit/contract/fields/questions'
import { writtenDate } from '@recruit/contract/interview/written-date'
import { oneLine } from '@recruit/contract/mail/template'
import { secondChoiceName, teamNames } from '@recruit/contract/team-names'
import type { Language } from '@recruit/contract/text'
import type { SettingsRecord } from '@recruit/settings-client/client'
import type { Transaction } from 'sequelize'
import type { Announced, OnSubmitted } from '../application/ports.ts'
import type { OnPublished, PersonalData } from '../shared/ports.ts'
import { inSeoul } from '../shared/seoul-time.ts'
import { draftAppointments } from './appointments/draft-appointments.ts'
import { createMailing, dropDrafts, messagesOf, storedMailing } from './create-mailing.ts'
import { composed, type Message } from './message.ts'
import { KIND_RULES } from './message-kinds.ts'
import type { MessagingStores } from './messaging-stores.ts'
import { enqueueReceipt, forgetMailings, forgetMessages } from './outbox.model.ts'
import { receiversAmong } from './receivers.ts'
import type { KindTemplate } from './template.model.ts'

/** Drafts of staged appointments wait for their publication. */
export const draftsOnPublication =
  (stores: MessagingStores): OnPublished =>
  async ({ now, ids, hasNewResults }, transaction) => {
    await draftAppointments(stores, now, ids, transaction)
    if (hasNewResults) await draftAnnouncement(stores, now, transaction)
  }

export const receiptOnSubmission =
  ({ db, templates, site }: MessagingStores): OnSubmitted =>
  async ({ application, language, announced }, transaction) => {
    const template = await templates.read('receipt', transaction)
    const receipt = receiptOf(application, language, announced, template, site)
    if (receipt) await enqueueReceipt(db, receipt, transaction)
  }

export const messagesOfApplicants = ({ db }: MessagingStores): PersonalData => ({
  forget: ({ ids }, transaction) => forgetMessages(db, ids, transaction),
  forgetTerm: (term) => forgetMailings(db, term),
})

/**
 * Drafts the announcement that results can be read, the same for all who submitted, in the transaction of a publication
 * that changes results. Unapproved drafts of an earlier publication are removed.
 */
async function draftAnnouncement(
  stores: MessagingStores,
  now: SettingsRecord,
  transaction: Transaction,
): Promise<void> {
  await dropDrafts(stores, now.term, 'results', transaction)
  const round = `${now.announcement ?? 0} `
  const { mailing } = await storedMailing(stores, now, 'results', transaction, round)
  const receivers = await receiversAmong(stores.db, now, { who: KIND_RULES.results.receivers }, transaction)
  if (!receivers.length) return
  await createMailing(stores, mailing, (created) => messagesOf(stores, created, receivers, now), transaction)
}

interface Submitted extends ApplicationValues {
  id: string
  term: number
  submittedAt: Date | null
  submissions: number
  answers: Answers
}

const OPEN = { ko: '추후 안내', en: 'to be announced' }
const COHORT = { ko: (number: string) => `${number}기`, en: (number: string) => number }

/**
 * The receipt of a submission, in its language: whose it is, when it arrived and which fields it has, without their
 * contents, because the address may be mistyped.
 */
function receiptOf(
  application: Submitted,
  language: Language,
  { cardinalNumber, firstPresentationPeriod, questions, team, secondTeam }: Announced,
  { template }: KindTemplate,
  link: string,
): Message | null {
  const { id, term, name, email, submittedAt, submissions } = application
  if (!submittedAt) return null
  const values = {
    ...{ name, link, team: teamNames[team][language] },
    cohort: cardinalNumber.trim() ? COHORT[language](cardinalNumber.trim()) : OPEN[language],
    answered: [
      ...answeredIn(application).map((field) => titleOf(field, language)),
      ...(secondTeam ? [secondChoiceName[language]] : []),
      ...questions
        .filter(({ id }) => isAnswered(application.answers[id]))
        .map(({ label }) => label[language]),
    ].join(', '),
    next: writtenDate(firstPresentationPeriod, language).trim() || OPEN[language],
    ...{ time: inSeoul(submittedAt), submissions: String(submissions) },
  }
  return {
    ...{ term, mailing: null, application: id, kind: 'receipt', occasion: String(submissions) },
    ...{ gate: 'none', language, receiver: { name: oneLine(name), address: email } },
    ...{ ...composed(template[language], language, values), ics: null },
  }
}
