import { expect, test } from 'vitest'
import { aggregateOf, disagreementRanks, offsetsOf, scoreOf } from './review-statistics.ts'

const criteria = [
  { id: 'a', weight: 3 },
  { id: 'b', weight: 1 },
]

test('a review is the mean of its scores by the weights, and nothing while one is missing', () => {
  expect(scoreOf(criteria, { a: 5, b: 1 })).toBe(4)
  expect(scoreOf(criteria, { a: 1, b: 5 })).toBe(2)
  expect(scoreOf(criteria, { a: 5 })).toBeNull()
  expect(scoreOf(criteria, { a: 5, b: 1, gone: 1 })).toBe(4)
  expect(scoreOf([], {})).toBeNull()
})

test('an application is its median, mean and spread', () => {
  // The squares of the distances from 3.5 are 6.25, 0.25, 0.25 and 2.25: their mean is 2.25, its root 1.5.
  expect(aggregateOf([4, 1, 5, 4])).toEqual({
    count: 4,
    median: 4,
    mean: 3.5,
    deviation: 1.5,
    lowest: 1,
    highest: 5,
  })
  // 2, 3 and 5: the mean is 3.33…, the squares 1.78, 0.11 and 2.78, their mean 1.56, its root 1.247.
  expect(aggregateOf([5, 2, 3])).toEqual({
    count: 3,
    median: 3,
    mean: 3.33,
    deviation: 1.25,
    lowest: 2,
    highest: 5,
  })
  expect(aggregateOf([2, 5])?.median).toBe(3.5)
  expect(aggregateOf([4])).toEqual({ count: 1, median: 4, mean: 4, deviation: 0, lowest: 4, highest: 4 })
  expect(aggregateOf([])).toBeNull()
})

test('the widest deviation is the first disagreement, equal ones share a place, a single review has none', () => {
  const scores = new Map([
    ['calm', [3, 3]],
    ['torn', [1, 5]],
    ['alike', [5, 1]],
    ['near', [3, 4]],
    ['single', [5]],
    ['none', []],
  ])
  expect(disagreementRanks(scores)).toEqual(
    new Map([
      ['calm', 4],
      ['torn', 1],
      ['alike', 1],
      ['near', 3],
    ]),
  )
})

test('a member is compared with the others on the same applications alone', () => {
  const scored = (application: string, member: string, score: number) => ({ application, member, score })
  const offsets = offsetsOf([
    // Mild against the means 2.5 and 4: +2.5 and +1.
    scored('one', 'mild', 5),
    scored('one', 'strict', 2),
    scored('one', 'plain', 3),
    scored('two', 'mild', 5),
    scored('two', 'strict', 4),
    // No other reviewer has read it.
    scored('three', 'plain', 1),
    scored('four', 'alone', 1),
  ])
  expect(offsets).toEqual(
    new Map([
      ['mild', { count: 2, offset: 1.75 }],
      // 2 against 4, and 4 against 5.
      ['strict', { count: 2, offset: -1.5 }],
      ['plain', { count: 1, offset: -0.5 }],
    ]),
  )
})
