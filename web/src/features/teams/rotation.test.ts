import { expect, test } from 'vitest'
import { cellAt, startRotation, turn } from './rotation.ts'

test('every sponsor comes on show, nobody twice at a time, one piece per turn', () => {
  for (const [count, cells] of [
    [14, 6],
    [7, 6],
    [9, 4],
  ] as const) {
    let rotation = startRotation(count, cells)
    const seen = new Set(rotation.shown)
    for (let at = 0; at < count * 2; at++) {
      const before = rotation.shown
      rotation = turn(rotation, count)
      expect(new Set(rotation.shown).size).toBe(cells)
      expect(rotation.shown.filter((sponsor, cell) => sponsor !== before[cell])).toHaveLength(1)
      for (const sponsor of rotation.shown) seen.add(sponsor)
    }
    expect(seen.size).toBe(count)
  }
})

test('with no more sponsors than cells nothing turns', () => {
  const rotation = startRotation(4, 6)
  expect(rotation.shown).toEqual([0, 1, 2, 3])
  expect(turn(rotation, 4)).toBe(rotation)
  expect(turn(startRotation(0, 6), 0).shown).toEqual([])
})

test('each cell has its turn before any has a second', () => {
  const turns = [0, 1, 2, 3, 4, 5].map((at) => cellAt(at, 6))
  expect(turns).toEqual([0, 2, 4, 1, 3, 5])
  expect(cellAt(6, 6)).toBe(0)
  expect([0, 1, 2, 3, 4].map((at) => cellAt(at, 5))).toEqual([0, 2, 4, 1, 3])
})
