import { expect, test } from 'vitest'
import { cellNear } from './pointer.ts'

/** Four columns of 10 after an hours' column of 50, one day between them hidden; 17 rows of 10 below heads of 20. */
const edges = {
  columns: Array.from({ length: 5 }, (_, index) => 50 + index * 10),
  rows: Array.from({ length: 18 }, (_, index) => 20 + index * 10),
  days: [3, 4, 6, 7],
}
const all = { left: 50, right: 90 }

test('a place lies in the cell of its column and row', () => {
  expect(cellNear(edges, all, { x: 55, y: 25 })).toEqual({ day: 3, row: 0 })
  expect(cellNear(edges, all, { x: 75, y: 189 })).toEqual({ day: 6, row: 16 })
})

test('beside the grid the nearest cell counts, on every side', () => {
  expect(cellNear(edges, all, { x: 500, y: 500 })).toEqual({ day: 7, row: 16 })
  expect(cellNear(edges, all, { x: -20, y: 2 })).toEqual({ day: 3, row: 0 })
  expect(cellNear(edges, all, { x: 60, y: -300 })).toEqual({ day: 4, row: 0 })
})

test("what is scrolled out of view is nobody's nearest cell", () => {
  expect(cellNear(edges, { left: 65, right: 80 }, { x: 0, y: 25 })).toEqual({ day: 4, row: 0 })
  expect(cellNear(edges, { left: 65, right: 80 }, { x: 300, y: 25 })).toEqual({ day: 6, row: 0 })
})
