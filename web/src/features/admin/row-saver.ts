import type { Pass } from '@recruit/contract/constants'
import { call } from '../../api/call.ts'
import { latestWins, type Saver, type SaveState } from '../../api/saver.ts'

export interface RowValues {
  pass: Pass
  date: string
}

let lastSeq = 0
/** Grows with every save and over reloads, so that the server can tell an older keystroke from a newer one. */
const nextSeq = () => {
  lastSeq = Math.max(lastSeq + 1, Date.now())
  return lastSeq
}

/**
 * Saves one row: what differs from the stored values, one call under way, the latest state wins. It goes on
 * when the row is no longer on the screen, so that the last keystroke before a change of tab is kept.
 */
export function rowSaver(
  id: string,
  stored: RowValues,
  onState: (state: SaveState, error: unknown) => void,
  onStored: (values: Partial<RowValues>) => void,
): Saver<RowValues> {
  let known = stored
  const keep = (values: Partial<RowValues>) => {
    known = { ...known, ...values }
    onStored(values)
  }
  return latestWins<RowValues>(async ({ pass, date }) => {
    if (pass !== known.pass) {
      await call('selectPass', { _id: id, pass })
      keep({ pass })
    }
    if (date !== known.date) {
      await call('setInterviewDate', { _id: id, date, seq: nextSeq() })
      keep({ date })
    }
  }, onState)
}
