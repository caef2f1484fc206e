const COLUMNS = 12
/** In columns, of a patch that lies in a row of two and of one among more. */
const narrowest = (patches: number) => (patches > 2 ? 3 : 4)

/** How many patches are in each row: pairs, and three in the last row of an odd number. */
export function rowsOf<T>(patches: T[]): T[][] {
  const rows: T[][] = []
  for (let at = 0; at < patches.length; ) {
    const left = patches.length - at
    const take = left === 3 ? 3 : Math.min(2, left)
    rows.push(patches.slice(at, at + take))
    at += take
  }
  return rows
}

/** The columns (of 12) of a row's patches, as wide as their shares of the text but never too narrow. */
export function spansOf(lengths: number[]): number[] {
  const total = lengths.reduce((sum, length) => sum + length, 0) || 1
  const spans = lengths.map((length) =>
    Math.max(narrowest(lengths.length), Math.round((length / total) * COLUMNS)),
  )
  const widest = spans.indexOf(Math.max(...spans))
  const others = spans.reduce((sum, span, index) => (index === widest ? sum : sum + span), 0)
  return spans.map((span, index) => (index === widest ? COLUMNS - others : span))
}
