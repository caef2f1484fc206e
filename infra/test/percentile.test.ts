import { medianOf, percentile } from '@recruit/local/testing/percentile'
import { expect, test } from 'vitest'

test('the median is the middle value, or lies between the two in the middle', () => {
  expect(medianOf([3, 1, 2])).toBe(2)
  expect(medianOf([4, 1, 2, 3])).toBe(2.5)
  expect(medianOf([])).toBe(0)
})

test('a percentile lies between its neighbours in proportion', () => {
  const hundred = Array.from({ length: 101 }, (_, at) => at)
  expect(percentile(hundred, 0.99)).toBe(99)
  expect(percentile([10, 20], 0.75)).toBe(17.5)
  expect([percentile([5], 0), percentile([5], 1)]).toEqual([5, 5])
})
