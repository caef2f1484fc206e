import { expect, test } from 'vitest'
import { type Patch, patchwork } from './patchwork.ts'

const area = ({ corners }: Patch) =>
  Math.abs(
    corners.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [0, 0]
      return sum + x * nextY - nextX * y
    }, 0),
  ) / 2

test('a term has one cloth, and every term its own', () => {
  expect(patchwork('45', 1280, 720)).toEqual(patchwork('45', 1280, 720))
  expect(patchwork('45', 1280, 720)).not.toEqual(patchwork('46', 1280, 720))
})

test('the patches cover the whole cloth and nothing else', () => {
  for (const seed of ['1', '44', '45', 'ewhaian']) {
    const patches = patchwork(seed, 1280, 720, 130)
    expect(patches.length).toBeGreaterThan(10)
    expect(patches.reduce((sum, patch) => sum + area(patch), 0)).toBeCloseTo(1280 * 720, 3)
    for (const [x, y] of patches.flatMap(({ corners }) => corners)) {
      expect(x >= 0 && x <= 1280 && y >= 0 && y <= 720).toBe(true)
    }
  }
})
