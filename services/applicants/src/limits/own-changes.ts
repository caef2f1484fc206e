import { AppError } from '@recruit/chassis/http/errors'
import { type CounterFactory, keyFor, type Limit, takeEach } from '@recruit/chassis/limits/counters'
import { tooManyChanges, tooManyIdentityChanges } from '@recruit/contract/messages'
import { USAGE_LIMITS } from '@recruit/contract/rules/usage-limits'
import type { Text } from '@recruit/contract/text'

/** Changes that stay in the history, each a line: few are meant, and many would hide what others did. */
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
    /** Of an application: name or ids, each also a guess at who else has applied. */
    countIdentity: limited('change', identityChanges, identityChangesDaily, tooManyIdentityChanges),
    /** Of an application: what it answers to an offer or an appointment. */
    countAnswer: limited('answer', answers, answersDaily, tooManyChanges),
    /** Of an interviewer's link: the hours that she enters. */
    countHours: limited('hours', answers, answersDaily, tooManyChanges),
  }
}
