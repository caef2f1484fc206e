import { expect, test } from 'vitest'
import { removalOf } from './term.model.ts'

test.each([
  ['2026-03-04T10:00:00.000Z', 6, '2026-09-04T10:00:00.000Z'],
  ['2026-08-31T10:00:00.000Z', 6, '2027-02-28T10:00:00.000Z'],
  ['2027-08-31T10:00:00.000Z', 6, '2028-02-29T10:00:00.000Z'],
  ['2026-12-31T23:59:59.000Z', 1, '2027-01-31T23:59:59.000Z'],
])('%s and %i months is %s', (closedAt, months, removesAt) => {
  expect(removalOf(closedAt, months).toISOString()).toBe(removesAt)
})
