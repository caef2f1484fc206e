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
  /** What was sent and never answered; copies of earlier releases lack it. */
  sent?: Partial<Values>[]
  /** The discarded texts, under the name that they have in the copies of every release. */
  aside: DiscardedText[]
}

/** Writes this tab's copy. */
export const putCopy = (draft: Draft) => writeCopy<DeviceCopy>(copyOf(draft))

export const copyOf = ({ id, values, stored, version, discarded, unanswered }: Draft) => ({
  ...{ id, values, stored, version },
  aside: discarded,
  sent: unanswered,
})

/** The copies of an application, newest first. */
export const copiesOf = (id: string): Promise<DeviceCopy[]> => readCopies<DeviceCopy>(id)
