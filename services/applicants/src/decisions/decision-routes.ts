import { byCaller, type History } from '@recruit/chassis/audit-log/audit-log'
import { AppError, written } from '@recruit/chassis/http/errors'
import { on, type Route } from '@recruit/chassis/http/route'
import type { Caller } from '@recruit/chassis/tokens/internal-token'
import { calls } from '@recruit/contract'
import type { Answer, Team } from '@recruit/contract/constants'
import { messages } from '@recruit/contract/messages'
import type { SettingsClient } from '@recruit/settings-client/client'
import type { ApplicantStore } from '../application/applicant.model.ts'
import { type Application, assertMine, isId } from '../application/applicant.ts'
import type { ApplicantLimits } from '../application/limits/applicant-limits.ts'
import type { SeatStore } from '../application/seats/seat.model.ts'
import { isOpenToOthers, submittedSecondTeam } from '../application/seats/second-choice.ts'
import { UNCOUNTED } from '../application/shown-result.ts'
import { digest } from '../shared/digest.ts'
import type { OnPublished } from '../shared/ports.ts'
import { termOf } from '../shared/running-term.ts'
import { type AnswerStore, isOver, offerOf } from './answers/answer.ts'
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
import { stagingOf } from './staging.ts'
import type { WaitingListStore } from './waiting-list/waiting-list.model.ts'

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

/**
 * Stores a final passer's answer, and returns when it was first given. All applicants who see no final pass get the
 * same refusal, regardless of the decision and the deadline. `count` throws after too many answers.
 */
async function answerOffer(
  { applicants, answers }: { applicants: ApplicantStore; answers: AnswerStore },
  settings: SettingsClient,
  { ids }: Caller,
  { id, answer }: { id: string; answer: Answer },
  count: (application: string) => Promise<void>,
): Promise<Date> {
  assertMine(ids, id)
  // An equal answer changes nothing.
  if ((await applicants.get(id))?.answer !== answer) await count(id)
  const now = await settings.now()
  const clock = await applicants.clock()
  const answeredAt = await answers.give(id, now.term, answer, (application) => {
    const offer = offerOf(application, now)
    if (!offer) throw new AppError('noOffer')
    // A repeat of the stored answer is not late: its first reply may be lost.
    if (isOver(offer, clock) && offer.answer !== answer) throw new AppError('answerTooLate')
  })
  if (!answeredAt) throw new AppError('notFound')
  return answeredAt
}

/** The call by which the admin moves a submitted application to the team of its second choice. */
export const secondChoiceRoutes = (
  { decisions, seats: places }: { decisions: DecisionStore; seats: SeatStore },
  settings: SettingsClient,
): Route[] => [
  on(calls.takeOver, async ({ _id: id, team, staged }, { caller, language }) => {
    const now = await settings.now()
    const staging = stagingOf(now, staged)
    // Where nothing can be held back, hidden results would show by the team.
    if (staging.last === UNCOUNTED) throw new AppError('notHeldBack')
    const { hasSecondChoice, seats } = await places.read(now.term)
    const isFit = (application: Application) =>
      hasSecondChoice && submittedSecondTeam(application) === team && isOpenToOthers(application, seats)
    const by = byCaller(caller)
    const outcome = isId(id) ? await decisions.takeOver(id, now.term, team, isFit, staging, by) : 'gone'
    written(outcome, { unfit: 'notToTakeOver' })
    return { message: messages.takenOver[language] }
  }),
]

/** Names a list, by which a writer says what she saw. */
const digestOf = (term: number, team: Team, ids: string[]): string => digest([term, team, ids])

/** The calls of staff about the waiting lists: both roles read, the admin changes. */
export const waitingListRoutes = (
  { waitingLists, decisions }: { waitingLists: WaitingListStore; decisions: DecisionStore },
  settings: SettingsClient,
): Route[] => [
  on(calls.waitingList, async ({ team, term: asked }) => {
    const term = termOf(asked, await settings.now())
    const rows = await waitingLists.read(term, team)
    const ids = rows.map(({ id }) => id)
    return {
      team,
      waiting: rows.map(({ id, name, pass }) => ({ _id: id, name, pass })),
      seen: digestOf(term, team, ids),
    }
  }),
  on(calls.setWaitingList, async ({ team, ids, seen }, { caller, language }) => {
    const { term } = await settings.now()
    const meant = [...new Set(ids)]
    const isSeen = (standing: string[]) => digestOf(term, team, standing) === seen
    const outcome = meant.every(isId)
      ? await waitingLists.set(term, team, meant, isSeen, byCaller(caller))
      : 'gone'
    written(outcome, { unfit: 'notForWaitingList', stale: 'waitingListChanged' })
    return { message: messages.waitingListSaved[language] }
  }),
  on(calls.moveUp, async ({ team, _id: id, staged }, { caller, language }) => {
    const now = await settings.now()
    const staging = stagingOf(now, staged)
    const isMoved = isId(id) && (await decisions.moveUp(now.term, team, id, staging, byCaller(caller)))
    if (!isMoved) throw new AppError('waitingListChanged')
    return { message: messages.movedUp[language] }
  }),
]
