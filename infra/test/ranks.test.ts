import { expect, test } from 'vitest'
import { seeded } from '../local/demo/people.ts'
import { medianOf } from '../local/testing/percentile.ts'
import { rankTest, smallestFound } from '../local/testing/timing/ranks.ts'

/** Times like a server's: most alike, some much longer. */
const times = (count: number, random: () => number, delay = 0) =>
  Array.from({ length: count }, () => 2 + delay - Math.log(random()) + (random() < 0.02 ? 30 * random() : 0))

test('the probabilities are those of the tables', () => {
  // 1…10 against 11…20: U = 0.
  const low = Array.from({ length: 10 }, (_, at) => at)
  const high = low.map((value) => value + 10)
  expect(rankTest(low, high).z).toBeCloseTo(-3.7796, 4)
  expect(rankTest(low, high).p).toBeCloseTo(1.571e-4, 6)
  expect(rankTest(low, low)).toMatchObject({ z: 0, p: expect.closeTo(1, 6) })
  // With ties, by scipy.stats.mannwhitneyu, asymptotic, without correction for continuity.
  expect(rankTest([1, 1, 2, 3, 3, 3], [2, 3, 4, 4, 5, 5]).p).toBeCloseTo(0.0327965, 6)
  expect(rankTest([1, 1], [1, 1]).p).toBe(1)
})

test('times of one kind are called different as rarely as was asked for', () => {
  const random = seeded(7)
  let alarms = 0
  for (let round = 0; round < 2_000; round++)
    if (rankTest(times(40, random), times(120, random)).p < 0.02) alarms++
  // 40 are expected; a larger distance occurs once in a million seeds, and this one is fixed.
  expect(alarms).toBeGreaterThan(12)
  expect(alarms).toBeLessThan(75)
})

test('a delay of less than a tenth of the spread is found in many, one of nothing never', () => {
  const random = seeded(8)
  expect(rankTest(times(4_000, random, 0.2), times(12_000, random)).p).toBeLessThan(1e-6)
  expect(rankTest(times(4_000, random), times(12_000, random)).p).toBeGreaterThan(1e-3)
})

test('the smallest delay that is found shrinks as the root of the number', () => {
  const random = seeded(9)
  const known = times(4_000, random)
  const of = (count: number) =>
    smallestFound({ times: known, sizes: [count, 3 * count], alarm: 1e-6, random })
  const [few, many] = [of(200), of(1_800)]
  expect(few / many).toBeGreaterThan(2)
  expect(few / many).toBeLessThan(6)
  expect(many).toBeLessThan(0.3)
  expect(medianOf(known)).toBeGreaterThan(2)
})
