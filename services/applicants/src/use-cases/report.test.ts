import { expect, test } from 'vitest'
import { hoursInWords } from './export.ts'
import { cellsOf } from './report.ts'

const days = (first: number, ...rest: number[]) => [first, ...rest, ...Array(31 - rest.length).fill(0)]

test('every cell counts whoever can come then', () => {
  const cells = cellsOf([days(0b101), days(0b001, 1 << 16), days(0)])
  expect(cells).toHaveLength(32)
  expect(cells[0]).toEqual([2, 0, 1, ...Array(14).fill(0)])
  expect(cells[1]?.[16]).toBe(1)
  expect(cells.flat().reduce((sum, count) => sum + count, 0)).toBe(4)
})

test('hours in words are ranges per day, as the grid labels them', () => {
  expect(hoursInWords(days(0b1, 0b1100110, 1 << 16))).toBe('1: 8; 2: 9-10, 13-14; 3: 24')
  expect(hoursInWords(days(0))).toBe('')
})
