import type { Applicant } from '../../staff/applicants.ts'

/** Which rows are ticked, and from which one a range with Shift goes. */
export interface Selection {
  ids: ReadonlySet<string>
  anchor: string | null
}
export const NOTHING: Selection = { ids: new Set(), anchor: null }

/** Toggles a row's tick. With `range`, the shown rows from the last ticked one to this one get the same state. */
export function pick(
  { ids, anchor }: Selection,
  order: readonly string[],
  id: string,
  { isOn, range }: { isOn: boolean; range: boolean },
): Selection {
  const next = new Set(ids)
  for (const touched of range ? between(order, anchor ?? id, id) : [id]) {
    if (isOn) next.add(touched)
    else next.delete(touched)
  }
  return { ids: next, anchor: id }
}

function between(order: readonly string[], from: string, to: string): readonly string[] {
  const [start, end] = [order.indexOf(from), order.indexOf(to)].sort((a, b) => a - b)
  // The first row of the range may be filtered out now.
  return start === undefined || start < 0 || end === undefined ? [to] : order.slice(start, end + 1)
}

/** The e-mails or phones of some applicants as one text, each once; how many, and how many have none. */
export function contactsOf(rows: Applicant[], field: 'email' | 'phonenum') {
  const given = rows.map((row) => row[field].trim()).filter(Boolean)
  const once = [...new Set(given)]
  return {
    text: once.join(', '),
    count: once.length,
    twice: given.length - once.length,
    blank: rows.length - given.length,
  }
}
