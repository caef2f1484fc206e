import { createDeviceCopyWriter } from '../../../api/autosave/device-copy-writer.ts'
import { clearCopies, copiesOf, type DeviceCopy, putCopy, removeCopy, TAB } from './device-copy.ts'
import { type DraftStore, unsavedFields } from './draft.ts'

/** A device that does not answer must keep no applicant from writing, in milliseconds. */
const DEVICE_LIMIT = 1500

const inTime = <T>(asked: Promise<T>, otherwise: T): Promise<T> =>
  Promise.race([
    asked,
    new Promise<T>((resolve) => {
      setTimeout(() => resolve(otherwise), DEVICE_LIMIT)
    }),
  ])

/** The copies of one application on this device: this tab's, which is written here, and those of other tabs. */
export function createDeviceCopies(store: DraftStore) {
  const { getState, setState } = store
  const { id } = getState()
  const writer = createDeviceCopyWriter({
    write: () => putCopy(getState()),
    onState: (device) => setState({ device }),
  })
  const found = () => copiesOf(id).catch(() => [])
  const remove = (copies: DeviceCopy[]) =>
    Promise.all(copies.map(({ tab }) => removeCopy(id, tab))).catch(() => undefined)

  return {
    /** Something was changed that this tab's copy lacks. */
    touch: writer.touch,
    /** Writes this tab's copy immediately. */
    write: () => void writer.now(),
    /** The same; resolves once it is written or the device takes too long. A device that was cleared stays clear. */
    writeInTime: async (): Promise<void> => {
      if (!getState().isForgotten) await inTime(writer.now(), undefined)
    },
    /** Newest first; none when the device takes too long. */
    read: () => inTime<DeviceCopy[]>(found(), []),

    /** Whether everything typed is on the device. */
    isWritten: async (): Promise<boolean> => {
      await inTime(writer.now(), undefined)
      return getState().device === 'written'
    },
    /** This tab's copy now contains the earlier ones; only then are they removed. */
    takeOver: async (copies: DeviceCopy[]): Promise<void> => {
      const draft = getState()
      if (unsavedFields(draft).length > 0 || draft.discarded.length > 0) await writer.now()
      if (getState().device !== 'failed') await remove(copies)
    },
    /** After a submission nothing is left, unless something was typed meanwhile or in another tab. */
    tidy: async (): Promise<void> => {
      if (unsavedFields(getState()).length > 0) return
      setState({ discarded: [] })
      await writer.stop()
      setState({ device: 'written' })
      const copies = await found()
      await remove(copies.filter((copy) => copy.tab === TAB || unsavedFields(copy).length === 0))
    },
    /** Removes every tab's copy and writes no more. */
    clear: async (): Promise<void> => {
      await writer.stop()
      await clearCopies(id).catch(() => undefined)
    },
  }
}
