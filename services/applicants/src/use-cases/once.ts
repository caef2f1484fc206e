import { AppError } from '@recruit/chassis/errors'
import type { WriteKey } from '@recruit/chassis/idempotency'

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
    const saved = key && (await find(key).catch(thrownBy(thrown)))
    if (saved) return saved
    throw thrown
  }
}

/** That the key was used for another request is news; that the database is still away is not. */
const thrownBy = (first: unknown) => (second: unknown) => {
  throw second instanceof AppError ? second : first
}
