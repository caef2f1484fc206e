import { expect, test } from 'vitest'
import { comingDates } from './coming-dates.ts'

const NONE = {
  ...{ opensAt: '', closesAt: '', resultsAt: '', answersUntil: '', interviewPeriod: '' },
  ...{ isApplicationPeriod: true, showResultToApplicant: false },
}
const now = Date.parse('2026-11-20T00:00:00Z')
const next = (more: Partial<typeof NONE>) => comingDates({ ...NONE, ...more }, now).map(({ what }) => what)[0]

test('the next date is the earliest to come of those that still count', () => {
  expect(next({})).toBeUndefined()
  expect(next({ closesAt: '2026-11-25T09:00:00Z', resultsAt: '2026-11-24T09:00:00Z' })).toBe('results')
  expect(next({ closesAt: '2026-11-19T09:00:00Z' })).toBeUndefined()
  expect(next({ opensAt: '2026-11-25T09:00:00Z' })).toBeUndefined()
  expect(next({ opensAt: '2026-11-25T09:00:00Z', isApplicationPeriod: false })).toBe('opens')
  expect(next({ answersUntil: '2026-11-25T09:00:00Z', showResultToApplicant: true })).toBe('answers')
})

test('the first interview day is one of them', () => {
  expect(next({ interviewPeriod: '12.5(토) - 12.6(일)' })).toBe('interviews')
  expect(next({ interviewPeriod: '12.5(토) - 12.6(일)', closesAt: '2026-11-25T09:00:00Z' })).toBe('closes')
})
