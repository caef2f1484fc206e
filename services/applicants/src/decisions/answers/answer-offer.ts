import { AppError } from '@recruit/chassis/http/errors'
import type { Caller } from '@recruit/chassis/tokens/internal-token'
import type { Answer } from '@recruit/contract/constants'
import type { SettingsClient } from '@recruit/settings-client/client'
import type { ApplicantStore } from '../../application/applicant.model.ts'
import { assertMine } from '../../application/applicant.ts'
import type { AnswerStore } from './answer.model.ts'
import { isOver, offerOf } from './answer.ts'

/**
 * Stores a final passer's answer, and returns when it was first given. All applicants who see no final pass get the
 * same refusal, regardless of the decision and the deadline. `count` throws after too many answers.
 */
export async function answerOffer(
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
