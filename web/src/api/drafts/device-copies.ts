import { clearCopies, readCopies, removeCopy, writeCopy } from './device-store.ts'
import type { DeviceCopy } from './merge.ts'

/** A device that does not answer must keep no author from writing, in milliseconds. */
const DEVICE_LIMIT = 1500

const inTime = <T>(asked: Promise<T>, otherwise: T): Promise<T> =>
  Promise.race([asked, new Promise<T>((resolve) => setTimeout(() => resolve(otherwise), DEVICE_LIMIT))])

interface Parts<V, F> {
  id: string
  tab: string
  /** This tab's copy as it is now. */
  present: () => Omit<DeviceCopy<V, F>, 'id' | 'tab' | 'at'>
  onState: (state: 'written' | 'pending' | 'failed') => void
}

/** The copies of one draft on this device: this tab's, which is written here, and those of other tabs. */
export function createDeviceCopies<V, F>({ id, tab, present, onState }: Parts<V, F>) {
  type Copy = DeviceCopy<V, F>
  const writer = createDeviceCopyWriter({
    write: () => writeCopy<Copy>({ id, tab, ...present() }),
    onState,
  })
  const found = async (): Promise<Copy[]> => {
    const copies = await readCopies<Copy>(id).catch((): Copy[] => [])
    return copies.map((copy) => ({ ...copy, aside: copy.aside ?? copy.asides ?? [] }))
  }
  const remove = (copies: Copy[]) =>
    Promise.all(copies.map((copy) => removeCopy(id, copy.tab))).catch(() => undefined)
  return {
    /** Something was changed that this tab's copy lacks. */
    touch: writer.touch,
    write: writer.now,
    /** Resolves once it is written or the device takes too long. */
    writeInTime: () => inTime(writer.now(), undefined),
    /** Newest first; none when the device takes too long. */
    read: () => inTime(found(), []),
    stop: writer.stop,
    /** Removes copies of tabs that are gone: this tab's contains them now. */
    removeOthers: (copies: Copy[]) => remove(copies.filter((copy) => copy.tab !== tab)),
    /** Removes this tab's copy, and those of other tabs that hold nothing more. */
    removeIdle: async (isIdle: (copy: Copy) => boolean): Promise<void> => {
      const copies = await found()
      await remove(copies.filter((copy) => copy.tab === tab || isIdle(copy)))
    },
    /** Removes every tab's copy and writes no more. */
    clear: async (): Promise<void> => {
      await writer.stop()
      await clearCopies(id).catch(() => undefined)
    },
  }
}

/** Well within the half second that is promised. */
const AFTER = 250

interface WriterParts {
  write: () => Promise<unknown>
  onState: (state: 'written' | 'pending' | 'failed') => void
}

/** Writes the copy a quarter of a second after a change, one write at a time; the next change repeats a failed one. */
export function createDeviceCopyWriter({ write, onState }: WriterParts) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let writing: Promise<void> = Promise.resolve()
  let changes = 0

  function now(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    writing = writing.then(async () => {
      const written = changes
      try {
        await write()
        if (written === changes) onState('written')
      } catch {
        onState('failed')
      }
    })
    return writing
  }

  return {
    touch: () => {
      changes += 1
      onState('pending')
      timer ??= setTimeout(() => void now(), AFTER)
    },
    now,
    /** Resolves once every change so far was written, or could not be. */
    flush: () => (timer === undefined ? writing : now()),
    /** Writes nothing more; resolves once the write under way is done. */
    stop: () => {
      clearTimeout(timer)
      timer = undefined
      return writing
    },
  }
}
