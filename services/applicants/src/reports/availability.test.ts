import { periodDays } from '@recruit/contract/interview/grid-days'
import type { DatedHours } from '@recruit/contract/interview/interview-days'
import { expect, test } from 'vitest'
import { cellsOf, columnsOf, concerned } from './availability.ts'

const TODAY = new Date(2026, 7, 20)
const read = (period: string) => {
  const days = periodDays(period, TODAY)
  if (!days) throw new Error(`No date in ${period}`)
  return days
}
const BEFORE = read('9.12(토) ~ 9.15(화)')
const AFTER = read('9.13(일) ~ 9.16(수)')
const of = (interviewDays: string[] | null, first: number, ...rest: number[]): DatedHours => ({
  interviewHours: [first, ...rest, ...Array(31 - rest.length).fill(0)],
  interviewDays,
})

test('every cell counts whoever can come then', () => {
  const all = [of(null, 0b101), of(null, 0b001, 1 << 16), of(null, 0)]
  const cells = cellsOf(all, columnsOf(all, null))
  expect(cells).toHaveLength(32)
  expect(cells[0]).toEqual([2, 0, 1, ...Array(14).fill(0)])
  expect(cells[1]?.[16]).toBe(1)
  expect(cells.flat().reduce((sum, count) => sum + count, 0)).toBe(4)
})

test('people are added up by date, not by column', () => {
  const all = [of(BEFORE.days, 0, 1), of(AFTER.days, 1)]
  expect(columnsOf(all, AFTER)).toEqual(AFTER.days)
  expect(cellsOf(all, AFTER.days)[0]?.[0]).toBe(2)
  const days = columnsOf([of(BEFORE.days, 1)], AFTER)
  expect(days.slice(0, 2)).toEqual(['2026-09-12', '2026-09-13'])
  expect(days).toHaveLength(33)
})

test('hours without dates have numbered columns before the dates', () => {
  const all = [of(null, 1), of(BEFORE.days, 0b11)]
  const days = columnsOf(all, null)
  expect(days).toEqual([...Array(32).fill(null), '2026-09-12'])
  expect(cellsOf(all, days)[0]?.[0]).toBe(1)
  expect(cellsOf(all, days)[32]?.slice(0, 2)).toEqual([1, 1])
})

test('an edit of the period concerns who chose a day that it drops, and whose hours have no dates', () => {
  const [saturday, sunday, undated, nobody] = [
    of(BEFORE.days, 1),
    of(BEFORE.days, 0, 1),
    of(null, 1),
    of(null, 0),
  ]
  const all = [[saturday], [sunday], [undated], [nobody], [sunday, saturday]]
  expect(concerned(all, BEFORE, AFTER)).toEqual({ dropped: 2, moved: 1 })
  // The same days in other words.
  expect(concerned(all, BEFORE, read('2026.9.12 - 9.15'))).toEqual({ dropped: 0, moved: 0 })
  // One day less at the end, which columns without dates keep too.
  expect(concerned(all, BEFORE, read('9.12(토) ~ 9.12(토)'))).toEqual({ dropped: 2, moved: 0 })
  expect(concerned([[of(null, 0, 1)]], BEFORE, read('9.12(토) ~ 9.12(토)'))).toEqual({ dropped: 1, moved: 0 })
  // Without dates no day is in the period; with the first dates only columns without any move.
  expect(concerned(all, BEFORE, null)).toEqual({ dropped: 3, moved: 1 })
  expect(concerned(all, null, AFTER)).toEqual({ dropped: 0, moved: 1 })
  expect(concerned(all, null, null)).toEqual({ dropped: 0, moved: 0 })
})
