import { AppError } from '@recruit/chassis/http/errors'
import { type CounterFactory, keyFor } from '@recruit/chassis/limits/counters'
import { tooManyIdentityChanges } from '@recruit/contract/messages'
import { USAGE_LIMITS } from '@recruit/contract/rules/usage-limits'

/** Few corrections are typed; each change is a guess at who else has applied, and stays in the history. */
export function identityChanges(counter: CounterFactory) {
  const counts = [
    counter('change', USAGE_LIMITS.identityChanges),
    counter('change-day', USAGE_LIMITS.identityChangesDaily),
  ]
  return async function add(applicationId: string): Promise<void> {
    const key = keyFor(applicationId)
    const over = (await Promise.all(counts.map((one) => one.add(key)))).filter(({ isOver }) => isOver)
    if (!over.length) return
    const retryAfter = Math.max(...over.map(({ secondsLeft }) => secondsLeft))
    throw new AppError('tooManyTries', { said: tooManyIdentityChanges(retryAfter), retryAfter })
  }
}
