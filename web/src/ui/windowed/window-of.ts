/** Up to this many rows are all in the page, so that the browser's own search finds them. */
const FEW = 100
/** Rows drawn beyond each edge, for fast scrolling; a press that changes all rows waits for these too. */
const MARGIN = 4

interface Seen {
  count: number
  rowHeight: number
  scrollTop: number
  height: number
  /** A row that must stay, the one with the focus, wherever it is; -1 for none. */
  kept: number
}
/** A row to draw, or a gap as high as the rows it stands for. */
export type Piece = { row: number } | { gap: number; key: string }

/** Which of the rows are in the page; the gaps between them keep every row at its place. */
export function piecesOf({ count, rowHeight, scrollTop, height, kept }: Seen): Piece[] {
  const first = count <= FEW ? 0 : Math.max(0, Math.floor(scrollTop / rowHeight) - MARGIN)
  const end = count <= FEW ? count : Math.min(count, Math.ceil((scrollTop + height) / rowHeight) + MARGIN)
  const rows = Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index)
  if (kept >= 0 && kept < count && (kept < first || kept >= end)) rows.push(kept)
  rows.sort((a, b) => a - b)

  const pieces: Piece[] = []
  let reached = 0
  for (const row of rows) {
    if (row > reached)
      pieces.push({ gap: (row - reached) * rowHeight, key: `before-${row === kept ? 'kept' : 'first'}` })
    pieces.push({ row })
    reached = row + 1
  }
  if (reached < count) pieces.push({ gap: (count - reached) * rowHeight, key: 'end' })
  return pieces
}
