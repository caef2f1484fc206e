import { expect, test } from 'vitest'
import { cellsAlong, clipped } from './grid-geometry.ts'

/** 32 columns of 10 beside an hours' column of 50; 17 rows of 10 below heads of 20. */
const edges = {
  columns: Array.from({ length: 33 }, (_, index) => 50 + index * 10),
  rows: Array.from({ length: 18 }, (_, index) => 20 + index * 10),
}
const middle = (day: number, row: number) => ({ x: 55 + day * 10, y: 25 + row * 10 })

test('a fast pointer skips no cell', () => {
  const cells = cellsAlong(edges, middle(0, 4), middle(31, 4))
  expect(cells.map(({ day }) => day)).toEqual(Array.from({ length: 32 }, (_, day) => day))
  expect(cells.every(({ row }) => row === 4)).toBe(true)
})

test('a slanting way passes every cell that it cuts, each next to the one before', () => {
  const cells = cellsAlong(edges, middle(2, 2), middle(9, 5))
  expect(cells.at(0)).toEqual({ day: 2, row: 2 })
  expect(cells.at(-1)).toEqual({ day: 9, row: 5 })
  cells.slice(1).forEach((cell, index) => {
    const before = cells[index] ?? cell
    expect(Math.abs(cell.day - before.day) + Math.abs(cell.row - before.row)).toBeLessThanOrEqual(2)
  })
})

test('a pointer that rests is on one cell, and beside the grid on none', () => {
  expect(cellsAlong(edges, middle(3, 3), middle(3, 3))).toEqual([{ day: 3, row: 3 }])
  expect(cellsAlong(edges, { x: 20, y: 60 }, { x: 20, y: 90 })).toEqual([])
  expect(cellsAlong(edges, { x: 400, y: 60 }, { x: 500, y: 60 })).toEqual([])
})

test('a way that leaves the grid and comes back paints only where it was inside', () => {
  const out = cellsAlong(edges, middle(31, 2), { x: 500, y: 45 })
  const around = cellsAlong(edges, { x: 500, y: 45 }, { x: 500, y: 125 })
  const back = cellsAlong(edges, { x: 500, y: 125 }, middle(30, 10))
  expect([...out, ...around, ...back]).toEqual([
    { day: 31, row: 2 },
    { day: 31, row: 10 },
    { day: 30, row: 10 },
  ])
})

test('what is scrolled out of view is never painted', () => {
  const seen = clipped(edges, 100, 200)
  expect(cellsAlong(seen, middle(0, 0), middle(31, 0)).map(({ day }) => day)).toEqual([
    5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
  ])
})
