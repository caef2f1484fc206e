import { expect, test } from 'vitest'
import { fromSeoulInput, toSeoulInput } from './seoul-time.ts'

test('a stored moment is shown and sent back as Seoul’s time, wherever the browser is', () => {
  expect(toSeoulInput('2026-09-08T09:00:00.000Z')).toBe('2026-09-08T18:00')
  expect(toSeoulInput('2026-12-31T15:30:00Z')).toBe('2027-01-01T00:30')
  expect(fromSeoulInput('2027-01-01T00:30')).toBe('2027-01-01T00:30:00+09:00')
  expect(Date.parse(fromSeoulInput(toSeoulInput('2026-09-08T09:00:00.000Z')))).toBe(
    Date.parse('2026-09-08T09:00:00Z'),
  )
})

test('no closing time stays none', () => {
  expect(toSeoulInput('')).toBe('')
  expect(fromSeoulInput('')).toBe('')
})
