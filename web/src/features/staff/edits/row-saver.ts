import type { Pass } from '@recruit/contract/constants'
import { normalise } from '@recruit/contract/text'
import { CallError, type DecidedBy, isConflict } from '../../../api/client.ts'
import { latestWins, type Saver, type SaveState } from '../../../api/saver.ts'

export interface RowValues {
  pass: Pass
  date: string
}
export type RowField = keyof RowValues

/** What the saver needs of the server. */
export interface RowCalls {
  setPass: (pass: Pass, was: Pass) => Promise<unknown>
  setDate: (date: string, was: string) => Promise<unknown>
  /** What is stored now. */
  present: () => Promise<RowValues>
}
interface Heard {
  onState: (state: SaveState, error: unknown) => void
  onStored: (values: Partial<RowValues>) => void
  /** Another user changed the field first; nothing of it is sent until `release`. */
  onConflict: (field: RowField, theirs: RowValues, by: DecidedBy | undefined) => void
}
export interface RowSaver extends Saver<Partial<RowValues>> {
  /** Continues a field after its conflict is decided. */
  release: (field: RowField) => void
}

/** No answer came: the server may have stored it all the same. */
const isUnanswered = (error: unknown) => error instanceof CallError && error.status === 0

/**
 * Saves one row: what differs from the stored values, one call under way, the latest state wins. Each call contains the
 * known value, so that another user's change is never overwritten unasked. It continues off screen, so that the last
 * keystroke before a change of tab is kept.
 */
export function rowSaver(
  read: RowValues,
  calls: RowCalls,
  { onState, onStored, onConflict }: Heard,
): RowSaver {
  let known = read
  const held = new Set<RowField>()
  /** Sent and never answered: a stored value that equals one of them is no other user's change. */
  const unanswered = new Set<string>()

  const keep = (values: Partial<RowValues>) => {
    known = { ...known, ...values }
    onStored(values)
  }
  const send = ({ pass, date }: RowValues, field: RowField) =>
    field === 'pass' ? calls.setPass(pass, known.pass) : calls.setDate(date, known.date)

  async function store(wanted: RowValues, field: RowField) {
    const value = { [field]: wanted[field] }
    const mark = `${field} ${wanted[field]}`
    try {
      await send(wanted, field)
    } catch (error) {
      if (isUnanswered(error)) unanswered.add(mark)
      if (!isConflict(error)) throw error
      const present = await calls.present()
      const isOurs = present[field] === wanted[field] || unanswered.has(`${field} ${present[field]}`)
      keep(present)
      if (!isOurs) {
        held.add(field)
        onConflict(field, present, error.by)
        return
      }
      await send(wanted, field)
    }
    unanswered.clear()
    keep(value)
  }

  const saver = latestWins<Partial<RowValues>>(async (changed) => {
    const wanted = { ...known, ...changed }
    wanted.date = normalise(wanted.date)
    for (const field of ['pass', 'date'] as const) {
      if (held.has(field) || changed[field] === undefined) continue
      if (wanted[field] === known[field]) keep({ [field]: known[field] })
      else await store(wanted, field)
    }
  }, onState)
  return { ...saver, release: (field) => void held.delete(field) }
}
