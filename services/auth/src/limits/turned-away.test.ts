import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { turnedAway } from './sign-in-limits.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('who was turned away is known for some seconds, and once', () => {
  const known = turnedAway({ most: 10, memoryMs: 1_000 })
  known.add('a')
  known.add('b')
  expect([known.take('a'), known.take('a'), known.take('c')]).toEqual([true, false, false])
  vi.advanceTimersByTime(1_000)
  expect(known.take('b')).toBe(false)
})

test('a clock that steps back or ahead changes nothing of how long that is', () => {
  const known = turnedAway({ most: 10, memoryMs: 1_000 })
  for (const who of ['a', 'b']) known.add(who)
  vi.setSystemTime(Date.now() + 60_000)
  expect(known.take('a')).toBe(true)
  vi.setSystemTime(Date.now() - 120_000)
  vi.advanceTimersByTime(1_000)
  expect(known.take('b')).toBe(false)
})

test('a flood does not fill the memory: those of longest ago are forgotten', () => {
  const known = turnedAway({ most: 2, memoryMs: 1_000 })
  for (const who of ['a', 'b', 'a', 'c']) known.add(who)
  expect([known.take('b'), known.take('a'), known.take('c')]).toEqual([false, true, true])
})
