import { AppError } from '@recruit/chassis/http/errors'
import { type CounterFactory, keyFor, type Limit, takeEach } from '@recruit/chassis/limits/counters'
import { tooManyChanges, tooManyIdentityChanges } from '@recruit/contract/messages'
import { USAGE_LIMITS } from '@recruit/contract/rules/usage-limits'
import type { Text } from '@recruit/contract/text'

/** Limits changes that add lines to the history: applicants need few, and many would hide others' changes. */
export function ownChanges(counter: CounterFactory) {
  const limited = (name: string, often: Limit, daily: Limit, said: (seconds: number) => Text) => {
    const counts = [counter(name, often), counter(`${name}-day`, daily)]
    return async (id: string): Promise<void> => {
      const { wait } = await takeEach(counts.map((one) => ({ counter: one, key: keyFor(id) })))
      if (wait) throw new AppError('tooManyTries', { said: said(wait), retryAfter: wait })
    }
  }
  const { identityChanges, identityChangesDaily, answers, answersDaily } = USAGE_LIMITS
  return {
    /** Changes of an application's name or ids, each also a guess at who else has applied. */
    countIdentity: limited('change', identityChanges, identityChangesDaily, tooManyIdentityChanges),
    /** An application's answers to an offer or an appointment. */
    countAnswer: limited('answer', answers, answersDaily, tooManyChanges),
    /** Hours by an interviewer's link. */
    countHours: limited('hours', answers, answersDaily, tooManyChanges),
  }
}
