import { expect, test } from 'vitest'
import { piecesOf } from './use-window.ts'

test('few rows all stand in the page; of many only those in sight, at their places', () => {
  const look = { rowHeight: 50, height: 500, scrollTop: 0, kept: -1 }
  expect(piecesOf({ ...look, count: 3 })).toEqual([{ row: 0 }, { row: 1 }, { row: 2 }])
  const pieces = piecesOf({ ...look, count: 5000, scrollTop: 100_000 })
  expect(pieces[0]).toMatchObject({ gap: 1996 * 50 })
  expect(pieces.filter((piece) => 'row' in piece)).toHaveLength(18)
  const high = (found: typeof pieces) =>
    found.reduce((sum, piece) => sum + ('gap' in piece ? piece.gap : look.rowHeight), 0)
  expect(high(pieces)).toBe(5000 * 50)
})

test('the row with the focus stays, above or below what is in sight', () => {
  for (const kept of [5, 4000]) {
    const pieces = piecesOf({ count: 5000, rowHeight: 50, height: 500, scrollTop: 100_000, kept })
    expect(pieces).toContainEqual({ row: kept })
    const keys = pieces.flatMap((piece) => ('gap' in piece ? [piece.key] : []))
    expect(new Set(keys).size).toBe(keys.length)
    expect(pieces.reduce((sum, piece) => sum + ('gap' in piece ? piece.gap : 50), 0)).toBe(250_000)
  }
})
