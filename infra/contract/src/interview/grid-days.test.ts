import { expect, test } from 'vitest'
import { dayHead, periodDays } from './grid-days.ts'

const TODAY = new Date(2026, 7, 20)
const heads = (period: string, today = TODAY, language: 'ko' | 'en' = 'ko') => {
  const read = periodDays(period, today)
  const labels = Array.from({ length: 32 }, (_, column) =>
    dayHead(read?.days[column] ?? null, column, language),
  )
  return { labels, inPeriod: read?.inPeriod ?? null }
}

test('the columns begin with the first day of the interview period, with its weekday', () => {
  expect(heads('9.12(토) ~ 9.15(화)').labels.slice(0, 2)).toEqual(['9.12(토)', '9.13(일)'])
  expect(heads('9.12(토) ~ 9.15(화)').inPeriod).toBe(4)
  expect(heads('9.12(Sat)', TODAY, 'en').labels[1]).toBe('9.13 (Sun)')
})

test('a period is read in the ways in which people write it', () => {
  for (const [period, inPeriod] of [
    ['9.12(토) - 13(일)', 2],
    ['2026. 9. 12. ~ 2026. 9. 14.', 3],
    ['9월 12일(토) ~ 9월 13일(일)', 2],
    ['9/12 (Sat) – 9/14 (Mon)', 3],
    ['9.30(수) ~ 10.1(목)', 2],
    ['9.12(토) 10시 ~ 18시', null],
    ['9.12(토) 10:00 ~ 18:00', null],
    ['9.12(토)', null],
  ] as const) {
    expect([period, heads(period).inPeriod]).toEqual([period, inPeriod])
    expect(heads(period).labels[0]).toMatch(/^9\.(12\(토\)|30\(수\))$/)
  }
})

test('the year is the one whose weekday fits, else the nearest', () => {
  expect(heads('1.4(월) ~ 1.8(금)', new Date(2026, 11, 28)).labels[0]).toBe('1.4(월)')
  expect(heads('1.4', new Date(2026, 11, 28)).labels[0]).toBe('1.4(월)')
  // A weekday that fits no near year is a slip: then the nearest date counts.
  expect(heads('9.12(수)').labels[0]).toBe('9.12(토)')
  expect(heads('12.30(수) ~ 1.2(토)', new Date(2026, 11, 1)).inPeriod).toBe(4)
  expect(periodDays('12.30(수)', new Date(2026, 11, 1))?.days.slice(1, 3)).toEqual([
    '2026-12-31',
    '2027-01-01',
  ])
})

test('without a date the columns are numbers', () => {
  for (const period of ['', '추후 안내', '13.45', '2.30(월)']) {
    expect(heads(period).labels.slice(30)).toEqual(['31', '32'])
    expect(periodDays(period, TODAY)).toBeNull()
  }
})
