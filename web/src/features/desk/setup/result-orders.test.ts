import { describe, expect, test } from 'vitest'
import { departsFromScores } from './result-orders.ts'

/** Applications by their score and their chance of a place. */
const judged = (...all: [mean: number, chance: number][]) =>
  all.map(([mean, chance]) => ({
    aggregate: { mean, median: mean, deviation: 0, lowest: mean, highest: mean, count: 2 },
    sure: { chance, before: null },
  }))

describe('the words depart from the order of scores', () => {
  test('not while a lower score is never surer', () => {
    expect(departsFromScores(judged([2, 0.05], [4, 0.95], [3, 0.5]))).toBe(false)
  })
  test('when a higher score is less sure', () => {
    expect(departsFromScores(judged([3, 0.2], [2.58, 0.5], [4, 0.95]))).toBe(true)
  })
  test('when equal scores have two words', () => {
    expect(departsFromScores(judged([3, 0.5], [3, 0.2]))).toBe(true)
  })
  test('not by an application without a score or an estimate', () => {
    expect(departsFromScores([...judged([3, 0.5]), { aggregate: null, sure: null }])).toBe(false)
  })
})
