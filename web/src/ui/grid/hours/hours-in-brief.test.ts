import { ALL_HOURS } from '@recruit/contract/constants'
import { emptyHours } from '@recruit/contract/interview/grid'
import { expect, test } from 'vitest'
import { hoursInBrief } from './words.ts'

const LABELS = Array.from({ length: 32 }, (_, day) => `12.${day + 5}`)
const brief = (days: number[], columns = [0, 1, 2, 3]) =>
  hoursInBrief(
    emptyHours().map((none, day) => days[day] ?? none),
    LABELS,
    columns,
    'all day',
  )

test('a day is told by its ranges', () => {
  expect(brief([0, 0b11_1100])).toBe('12.6 10–14')
  expect(brief([0b1000_0000_0011])).toBe('12.5 8–10, 19–20')
})

test('days in a row with the same hours are one range, others are told apart', () => {
  expect(brief([0b11, 0b11, 0b11, 0b1])).toBe('12.5–12.7 8–10 · 12.8 8–9')
  expect(brief([0b11, 0, 0b11])).toBe('12.5 8–10 · 12.7 8–10')
})

test('a whole day is said so, and nothing where no hour is chosen', () => {
  expect(brief([ALL_HOURS, ALL_HOURS])).toBe('12.5–12.6 all day')
  expect(brief([])).toBe('')
})

test('only the columns that are asked for are told', () => {
  expect(brief([0b1, 0b1, 0b1], [0, 2])).toBe('12.5–12.7 8–9')
  expect(brief([0b1, 0b1], [3])).toBe('')
})
