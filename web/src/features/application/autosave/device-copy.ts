import { readCopies, type StoredCopy, writeCopy } from '../../../api/autosave/device-store.ts'
import type { DiscardedText, Draft } from './draft.ts'
import type { Values } from './values.ts'

export { clearCopies, removeCopy, TAB } from '../../../api/autosave/device-store.ts'

/** What one tab has written of one application to this device. */
export interface DeviceCopy extends StoredCopy {
  values: Values
  /** What the server held when this was typed: fields that differ from it were not stored yet. */
  stored: Values
  version: number
  /** The discarded texts, under the name that they have in the copies of every release. */
  aside: DiscardedText[]
}

/** Writes this tab's copy. */
export const putCopy = ({ id, values, stored, version, discarded }: Draft) =>
  writeCopy<DeviceCopy>({ id, values, stored, version, aside: discarded })

/** The copies of an application, newest first. */
export const copiesOf = (id: string): Promise<DeviceCopy[]> => readCopies<DeviceCopy>(id)
