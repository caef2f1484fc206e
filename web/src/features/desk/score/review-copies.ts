import { createDeviceCopyWriter } from '../../../api/autosave/device-copy-writer.ts'
import { readCopies, removeCopy, TAB, writeCopy } from '../../../api/autosave/device-store.ts'
import type { ReviewCopy, ReviewStore } from './review-store.ts'
import { isSame } from './written.ts'

/** A device that does not answer must not block typing, in milliseconds. */
const DEVICE_LIMIT = 1500

/** The copies of one review on this device: this tab's, which is written here, and those of other tabs. */
export function createReviewCopies(id: string, { getState, setState }: ReviewStore) {
  const writer = createDeviceCopyWriter({
    write: () => {
      const { values, stored, version, asides } = getState()
      return writeCopy<ReviewCopy>({ id, values, stored, version, asides })
    },
    onState: (device) => setState({ device }),
  })
  const found = () => readCopies<ReviewCopy>(id).catch((): ReviewCopy[] => [])
  const inTime = <T>(asked: Promise<T>, otherwise: T): Promise<T> =>
    Promise.race([asked, new Promise<T>((resolve) => setTimeout(() => resolve(otherwise), DEVICE_LIMIT))])
  return {
    touch: writer.touch,
    write: writer.now,
    /** Resolves once every change so far is written or the device takes too long. */
    flush: () => inTime(writer.flush(), undefined),
    /** Newest first; none when the device takes too long. */
    read: () => inTime(found(), []),
    remove: (copies: ReviewCopy[]) =>
      Promise.all(copies.map(({ tab }) => removeCopy(id, tab))).catch(() => undefined),
    /** Everything is stored: this tab's copy goes, and those of others that hold nothing more. */
    tidy: async (): Promise<void> => {
      await writer.stop()
      setState({ device: 'written' })
      const copies = await found()
      const idle = copies.filter(
        ({ tab, values, stored, asides }) => tab === TAB || (isSame(values, stored) && asides.length === 0),
      )
      await Promise.all(idle.map(({ tab }) => removeCopy(id, tab))).catch(() => undefined)
    },
  }
}
