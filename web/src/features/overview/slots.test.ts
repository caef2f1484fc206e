import { ALL_HOURS, GRID_DAYS, GRID_HOURS } from '@recruit/contract/constants'
import { emptyHours } from '@recruit/contract/interview/grid'
import { expect, test } from 'vitest'
import {
  bestSlots,
  columnsToDraw,
  namesAt,
  namesWithoutHours,
  type Person,
  rowsToDraw,
  shadeOf,
  withoutClosed,
  withPast,
} from './slots.ts'

const person = (name: string, day: number, bits: number): Person => ({
  _id: name,
  name,
  interviewDays: null,
  interviewHours: emptyHours().map((none, index) => (index === day ? bits : none)),
})
const PEOPLE = [person('가온', 2, 0b110), person('나래', 2, 0b100), person('다솜', 0, 0)]

test('names of an hour, and of those who chose none', () => {
  expect(namesAt(PEOPLE, null, 2, 1)).toEqual(['가온'])
  expect(namesAt(PEOPLE, null, 2, 2)).toEqual(['가온', '나래'])
  expect(namesAt(PEOPLE, null, 3, 2)).toEqual([])
  expect(namesWithoutHours(PEOPLE)).toEqual(['다솜'])
})

test('the heat map draws the days of the period, and the days and hours at which someone can come', () => {
  const cells = [
    [0, 0],
    [0, 2],
    [0, 0],
    [0, 0],
  ]
  expect(columnsToDraw(cells, [false, false, true, false])).toEqual([1, 2])
  // The text of the period names no date.
  expect(columnsToDraw(cells, [true, true, true, true])).toEqual([1])
  expect(rowsToDraw(cells)).toEqual([1])
})

test('names of an hour on a date, whichever column it is of each', () => {
  const days = (from: number) => Array.from({ length: GRID_DAYS }, (_, day) => `2026-12-${from + day}`)
  const dated = [
    { ...person('가온', 2, 1), interviewDays: days(10) },
    { ...person('나래', 1, 1), interviewDays: days(11) },
    { ...person('다솜', 2, 1), interviewDays: days(11) },
  ]
  expect(namesAt(dated, '2026-12-12', 0, 0)).toEqual(['가온', '나래'])
  expect(namesAt(dated, null, 2, 0)).toEqual([])
})

test('the best slots come by number, then length, then day; hours side by side are one', () => {
  const cells = Array.from({ length: GRID_DAYS }, () => Array<number>(GRID_HOURS).fill(0))
  cells[4]?.splice(3, 3, 2, 2, 2)
  cells[1]?.splice(0, 1, 2)
  cells[9]?.splice(16, 1, 5)
  expect(bestSlots(cells)).toEqual([
    { day: 9, from: 16, to: 16, count: 5 },
    { day: 4, from: 3, to: 5, count: 2 },
    { day: 1, from: 0, to: 0, count: 2 },
  ])
  cells[5]?.splice(8, 1, 2)
  expect(bestSlots(cells).map(({ day }) => day)).toEqual([9, 4, 1, 5])
  expect(bestSlots([])).toEqual([])
})

test('the shade grows with the share; somebody is never nobody and only the most are the darkest', () => {
  expect([shadeOf(0, 40), shadeOf(1, 40), shadeOf(20, 40), shadeOf(39, 40), shadeOf(40, 40)]).toEqual([
    0, 1, 2, 4, 5,
  ])
  expect(shadeOf(0, 0)).toBe(0)
})

test('hours in which no interview is held are not among the best', () => {
  expect(
    withoutClosed(
      [
        [4, 9, 9],
        [3, 3, 3],
      ],
      [0b010, 0],
    ),
  ).toEqual([
    [4, 0, 9],
    [3, 3, 3],
  ])
})

test('what has begun is closed, and a day without a date never', () => {
  const days = ['2026-12-01', '2026-12-02', null]
  // 10:30 in Seoul: three hours have begun.
  const now = Date.parse('2026-12-02T01:30:00Z')
  expect(withPast([0b10, 0b1000, 0b1], days, now)).toEqual([ALL_HOURS, 0b1111, 0b1])
})
