import { AppError, asAppError } from '@recruit/chassis/http/errors'
import type { WriteKey } from '@recruit/chassis/mysql/idempotency'

/**
 * Does a write once, however often it is asked for with the same key. A repeat fails in one way or another (it names
 * a version that is gone, comes after the deadline, or would keep a second outcome, which undoes it): so only what
 * failed needs to be looked up, and a write that goes well costs no more.
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
