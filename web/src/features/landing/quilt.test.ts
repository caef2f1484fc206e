import { expect, test } from 'vitest'
import { rowsOf, spansOf } from './quilt.ts'

test('every row of the quilt is filled from edge to edge', () => {
  for (const lengths of [[10], [200, 10], [10, 200], [50, 60], [30, 90, 20], [0, 0], [70, 70, 70]]) {
    const spans = spansOf(lengths)
    expect(spans.reduce((sum, span) => sum + span, 0)).toBe(12)
    expect(Math.min(...spans)).toBeGreaterThanOrEqual(lengths.length > 2 ? 3 : 4)
  }
})

test('who said more has the wider patch', () => {
  const [long = 0, short = 0] = spansOf([130, 25])
  expect(long).toBeGreaterThan(short)
})

test('no patch lies alone at the end', () => {
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)
  for (const count of [2, 3, 4, 5, 6, 7, 8, 9]) {
    const rows = rowsOf(numbers(count))
    expect(rows.flat()).toEqual(numbers(count))
    for (const row of rows) expect(row.length).toBeGreaterThan(1)
  }
})
