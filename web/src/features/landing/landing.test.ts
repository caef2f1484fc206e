import { emptySettings, publicSettings } from '@recruit/contract/fields/settings-values'
import { expect, test } from 'vitest'
import { scheduleOf } from './steps.ts'
import { rowsOf, spansOf } from './testimonials.tsx'

test('every row of the quilt is filled from edge to edge', () => {
  for (const lengths of [[10], [200, 10], [10, 200], [50, 60], [30, 90, 20], [0, 0], [70, 70, 70]]) {
    const spans = spansOf(lengths)
    expect(spans.reduce((sum, span) => sum + span, 0)).toBe(12)
    expect(Math.min(...spans)).toBeGreaterThanOrEqual(lengths.length > 2 ? 3 : 4)
  }
})

test('who said more has the wider patch', () => {
  const [long = 0, short = 0] = spansOf([130, 25])
  expect(long).toBeGreaterThan(short)
})

test('no patch lies alone at the end', () => {
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)
  for (const count of [2, 3, 4, 5, 6, 7, 8, 9]) {
    const rows = rowsOf(numbers(count))
    expect(rows.flat()).toEqual(numbers(count))
    for (const row of rows) expect(row.length).toBeGreaterThan(1)
  }
})

const settings = (changes: object) => ({ ...publicSettings(emptySettings(), true), ...changes })
const now = (changes: object) => scheduleOf(settings(changes)).find(({ isNow }) => isNow)?.step

test('the steps keep their order and take their dates from the settings', () => {
  const steps = scheduleOf(
    settings({ applicationSubmissionPeriod: ' 9.1(월) ', finalPresentationPeriod: '9.16(화)' }),
  )
  expect(steps.map(({ step }) => step)).toEqual(['submission', 'review', 'first', 'interview', 'final'])
  expect(steps.map(({ when }) => when)).toEqual(['9.1(월)', '', '', '', '9.16(화)'])
})

test('without settings there are five steps, none of them now', () => {
  expect(scheduleOf(undefined)).toHaveLength(5)
  expect(scheduleOf(undefined).some(({ isNow }) => isNow)).toBe(false)
})

test('the switches tell which step is now; the latest one wins', () => {
  expect(now({})).toBeUndefined()
  expect(now({ isApplicationPeriod: true })).toBe('submission')
  expect(now({ isApplicationPeriod: true, is1stResultPeriod: true })).toBe('review')
  expect(now({ is1stResultPeriod: true, isFinalResultPeriod: true })).toBe('interview')
})
