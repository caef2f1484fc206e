import { expect, test } from 'vitest'
import { writtenDate } from './written-date.ts'

test('dates in English have no Korean weekdays', () => {
  expect(writtenDate('12.6(일) ~ 12.9(수)', 'en')).toBe('12.6 (Sun) ~ 12.9 (Wed)')
  expect(writtenDate('12월 6일 (일요일) 14:00', 'en')).toBe('12.6 (Sun) 14:00')
  expect(writtenDate('To be announced (soon)', 'en')).toBe('To be announced (soon)')
})

test('in Korean they stay as they were typed', () => {
  expect(writtenDate('12.6(일) ~ 12월 9일(수)', 'ko')).toBe('12.6(일) ~ 12월 9일(수)')
})
