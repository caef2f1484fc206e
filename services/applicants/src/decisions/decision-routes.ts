import type { History } from '@recruit/chassis/audit-log/audit-log'
import { byCaller } from '@recruit/chassis/audit-log/audit-log'
import { on, type Route } from '@recruit/chassis/http/route'
import type { Caller } from '@recruit/chassis/tokens/internal-token'
import { calls } from '@recruit/contract'
import { messages } from '@recruit/contract/messages'
import type { SettingsClient } from '@recruit/settings-client/client'
import type { ApplicantStore } from '../application/applicant.model.ts'
import type { ApplicantLimits } from '../application/limits/applicant-limits.ts'
import type { OnPublished } from '../shared/ports.ts'
import type { AnswerStore } from './answers/answer.model.ts'
import { answerOffer } from './answers/answer-offer.ts'
import {
  correct,
  type DecisionContext,
  notePrint,
  selectPass,
  setInterviewDate,
  setManyPasses,
} from './decide.ts'
import type { DecisionStore } from './decision.model.ts'
import type { PublicationStore } from './publication.model.ts'
import { publish, readUnpublished } from './publish.ts'

interface DecisionParts {
  applicants: ApplicantStore
  answers: AnswerStore
  decisions: DecisionStore
  publications: PublicationStore
  history: History
  onPublished: OnPublished
}

/** The calls of staff that decide and publish, and a final passer's answer. */
export function decisionRoutes(
  parts: DecisionParts,
  settings: SettingsClient,
  { countAnswer }: Pick<ApplicantLimits, 'countAnswer'>,
): Route[] {
  const decisionContext = (caller: Caller): DecisionContext => ({
    decisions: parts.decisions,
    settings,
    by: byCaller(caller),
  })
  return [
    on(calls.selectPass, async ({ _id: id, ...decision }, { caller, language }) => {
      await selectPass(decisionContext(caller), { id, ...decision })
      return { message: messages.passSaved[language] }
    }),
    on(calls.setInterviewDate, async ({ _id: id, seq, window = '', ...typed }, { caller, language }) => {
      const order = seq === undefined ? undefined : { seq, by: `${caller.sid}${window && ` ${window}`}` }
      const superseded =
        (await setInterviewDate(decisionContext(caller), { id, ...typed, order })) === 'superseded'
      return { message: messages[superseded ? 'dateSuperseded' : 'dateSaved'][language], superseded }
    }),
    on(calls.bulkPass, async (form, { caller, language }) => {
      const outcome = await setManyPasses(decisionContext(caller), form)
      return { message: messages.bulkSaved[language], ...outcome }
    }),
    on(calls.unpublished, (asked) => readUnpublished(parts.publications, settings, asked)),
    on(calls.publish, async (asked, { caller, language }) => {
      const published = await publish(parts, settings, asked, byCaller(caller))
      return { message: messages.published[language], published }
    }),
    on(calls.correctApplicant, async ({ _id: id, ...form }, { caller, language }) => {
      await correct(decisionContext(caller), { id, ...form })
      return { message: messages.corrected[language] }
    }),
    on(calls.answerOffer, async (form, { caller, language }) => {
      const answeredAt = await answerOffer(parts, settings, caller, form, countAnswer)
      return { message: messages.answered[language], answeredAt: answeredAt.toISOString() }
    }),
    on(calls.notePrint, async ({ _id }, { caller, language }) => {
      await notePrint(decisionContext(caller), parts.applicants.get, _id)
      return { message: messages.printNoted[language] }
    }),
  ]
}
