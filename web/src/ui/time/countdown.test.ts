import { expect, test } from 'vitest'
import { leftInWords, moment, nextLook } from './countdown.ts'

const SECOND = 1000
const MINUTE = 60_000
const HOUR = 3_600_000
const DAY = 86_400_000

test('a moment is Seoul’s, with its zone, whatever offset it came with', () => {
  for (const iso of ['2026-09-08T09:00:00.000Z', '2026-09-08T18:00:00+09:00']) {
    expect(moment(iso, 'ko')).toBe('2026년 9월 8일(화) 18:00 (한국\u00a0시간,\u00a0KST)')
    expect(moment(iso, 'en')).toBe('Tue 8 Sep 2026, 18:00 (Seoul\u00a0time,\u00a0KST)')
  }
  expect(moment('2026-12-31T15:30:00Z', 'en')).toBe('Fri 1 Jan 2027, 00:30 (Seoul\u00a0time,\u00a0KST)')
  expect(moment('', 'ko')).toBe('')
  expect(moment('soon', 'en')).toBe('')
})

test('what is left is said in two units, finer towards the end', () => {
  expect(leftInWords(3 * DAY + 4 * HOUR + 5 * MINUTE, 'ko')).toBe('3일 4시간 남음')
  expect(leftInWords(5 * HOUR + 7 * MINUTE + 3 * SECOND, 'en')).toBe('5 h 7 min left')
  expect(leftInWords(12 * MINUTE + 30 * SECOND, 'ko')).toBe('12분 30초 남음')
  expect(leftInWords(59 * SECOND, 'en')).toBe('59 s left')
  expect(leftInWords(1, 'ko')).toBe('1초 남음')
  expect(leftInWords(0, 'ko')).toBe('')
})

test('it looks each minute, each second in the last hour, and exactly at the end', () => {
  expect(nextLook(3 * DAY + 20 * SECOND)).toBe(20 * SECOND)
  expect(nextLook(3 * DAY)).toBe(MINUTE)
  expect(nextLook(HOUR + 30 * SECOND)).toBeLessThanOrEqual(30 * SECOND)
  expect(nextLook(30 * MINUTE + 400)).toBe(400)
  expect(nextLook(30 * MINUTE)).toBe(SECOND)
  expect(nextLook(700)).toBe(700)
})
