import { expect, test } from 'vitest'
import { hoursInWords } from './export-hours.ts'

const hours = (first: number, ...rest: number[]) => [first, ...rest, ...Array(31 - rest.length).fill(0)]
const DAYS = Array.from({ length: 32 }, (_, day) =>
  new Date(Date.UTC(2026, 11, 6 + day)).toISOString().slice(0, 10),
)
const words = (interviewDays: string[] | null, interviewHours: number[], language: 'ko' | 'en') =>
  hoursInWords({ interviewDays, interviewHours }, language)

test('hours are dates with ranges, as the grid labels them', () => {
  const chosen = hours(0b1_1111_1100, 0b1100110, 1 << 16)
  expect(words(DAYS, chosen, 'ko')).toBe('12.6(일) 10–17; 12.7(월) 9–11, 13–15; 12.8(화) 24–25')
  expect(words(DAYS, hours(0), 'ko')).toBe('')
})

test('days without a date are told from hours', () => {
  expect(words(null, hours(1, 0b11), 'ko')).toBe('1일째 8–9; 2일째 8–10')
  expect(words(null, hours(1, 0b11), 'en')).toBe('day 1 8–9; day 2 8–10')
})

test('columns in another order are read in the order of the calendar', () => {
  expect(words(DAYS.toReversed(), Array(30).fill(0).concat(1, 2), 'en')).toBe(
    '12.6 (Sun) 9–10; 12.7 (Mon) 8–9',
  )
})
