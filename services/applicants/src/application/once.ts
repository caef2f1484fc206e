import { AppError, asAppError } from '@recruit/chassis/http/errors'
import type { WriteKey } from '@recruit/chassis/mysql/idempotency'

/**
 * Runs a write once per key. A repeat always fails (its version is stale, it is after the deadline, or a second outcome
 * violates the unique key and undoes it), so only failures need a lookup, and successful writes cost nothing extra.
 */
export async function once<Saved>(
  key: WriteKey | undefined,
  write: () => Promise<Saved>,
  find: (key: WriteKey) => Promise<Saved | null>,
): Promise<Saved> {
  try {
    return await write()
  } catch (thrown) {
    const saved = key && (await find(key).catch(unknown(thrown)))
    if (saved) return saved
    throw thrown
  }
}

/**
 * The lookup's own errors pass when they are a reused key or a bug. Otherwise the outcome is unknown: `first` may be a
 * repeat whose first try was saved.
 */
const unknown = (first: unknown) => (second: unknown) => {
  const failure = asAppError(second, true)
  if (failure === second || failure.reason === 'mistake') throw failure
  throw new AppError('perhapsUnsaved', { cause: first instanceof AppError ? second : first })
}
