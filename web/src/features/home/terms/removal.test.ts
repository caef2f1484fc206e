import { expect, test } from 'vitest'
import { confirmation, isConfirmed, monthsLater, nextCohort } from './removal.ts'

const later = (from: string, months: number) => monthsLater(new Date(from), months).toISOString()

test('months are calendar months; a missing day is the last of its month', () => {
  expect(later('2026-11-21T08:15:00.000Z', 6)).toBe('2027-05-21T08:15:00.000Z')
  expect(later('2026-08-31T23:00:00.000Z', 6)).toBe('2027-02-28T23:00:00.000Z')
  expect(later('2026-01-15T00:00:00.000Z', 120)).toBe('2036-01-15T00:00:00.000Z')
})

test('closing a term takes its cohort number, or a word where it has none', () => {
  expect(confirmation(' 45 ', 'new term')).toBe('45')
  expect(confirmation('', 'new term')).toBe('new term')
  expect(isConfirmed(' New term ', 'new term')).toBe(true)
  expect(isConfirmed('새 기수'.normalize('NFD'), '새 기수')).toBe(true)
  expect(isConfirmed('', '45')).toBe(false)
  expect(isConfirmed('4', '45')).toBe(false)
})

test('the next cohort is one more, and is asked for where the last one is no number', () => {
  expect(nextCohort(' 45 ')).toBe('46')
  expect(nextCohort('')).toBe('')
  expect(nextCohort('여름')).toBe('')
})
