import { expect, test } from 'vitest'
import { drawsOf, exp, ln } from './random.ts'

const sampled = (count: number, draw: () => number) => {
  const values = Array.from({ length: count }, draw)
  const mean = values.reduce((sum, one) => sum + one, 0) / count
  return { mean, variance: values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / count }
}

test('logarithm and exponential are those of mathematics', () => {
  for (let value = 1e-9; value < 1e9; value *= 1.37) expect(ln(value)).toBeCloseTo(Math.log(value), 10)
  for (let value = 0; value > -39; value -= 0.37) expect(exp(value) / Math.exp(value)).toBeCloseTo(1, 7)
  expect(exp(-1000)).toBe(0)
})

test('draws have the mean and variance of their distribution', () => {
  const draws = drawsOf(7)
  const normal = sampled(100_000, draws.normal)
  expect(normal.mean).toBeCloseTo(0, 1)
  expect(normal.variance).toBeCloseTo(1, 1)
  const gamma = sampled(100_000, () => draws.gamma(3))
  expect(gamma.mean).toBeCloseTo(3, 1)
  expect(gamma.variance / 3).toBeCloseTo(1, 1)
})

test('equal seeds draw equal numbers, others do not', () => {
  const three = (seed: number) => [1, 2, 3].map(drawsOf(seed).uniform)
  expect(three(5)).toEqual(three(5))
  expect(three(5)).not.toEqual(three(6))
})
