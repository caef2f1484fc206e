import { expect, test } from 'vitest'
import { hoursInWords } from './in-words.ts'

const hours = (first: number, ...rest: number[]) => [first, ...rest, ...Array(31 - rest.length).fill(0)]
const DAYS = Array.from({ length: 32 }, (_, day) =>
  new Date(Date.UTC(2026, 11, 6 + day)).toISOString().slice(0, 10),
)
const words = (interviewDays: string[] | null, interviewHours: number[], language: 'ko' | 'en') =>
  hoursInWords({ interviewDays, interviewHours }, language)

test('chosen hours are dates with times of day, past midnight too', () => {
  const chosen = hours(0b1_1111_1100, 0b1100110, 1 << 16)
  expect(words(DAYS, chosen, 'ko')).toBe(
    '12.6(일) 10:00–17:00; 12.7(월) 9:00–11:00, 13:00–15:00; 12.8(화) 24:00–다음 날 1:00',
  )
  expect(words(DAYS, hours(0), 'ko')).toBe('')
})

test('days without a date are told from hours', () => {
  expect(words(null, hours(1, 0b11), 'ko')).toBe('1일째 8:00–9:00; 2일째 8:00–10:00')
  expect(words(null, hours(1, 0b11), 'en')).toBe('day 1 8:00–9:00; day 2 8:00–10:00')
})

test('columns in another order are read in the order of the calendar', () => {
  expect(words(DAYS.toReversed(), Array(30).fill(0).concat(1, 2), 'en')).toBe(
    '12.6 (Sun) 9:00–10:00; 12.7 (Mon) 8:00–9:00',
  )
})
