import { expect, test } from 'vitest'
import { pacer } from './delivery-loop.ts'

/** A minute of a simulated clock: `work` is how long each message takes, `late` how late the timer wakes up. */
function minute(perMinute: number, work: (at: number) => number, late = 0) {
  let now = 1_000
  const began: number[] = []
  const slots = pacer(perMinute, () => now)
  while (now < 61_000) {
    began.push(now)
    now += work(began.length)
    now += slots.untilNext(began.at(-1) ?? 0) + late
  }
  return began
}

test('so many go out in a minute, however long each takes and however late the timer wakes up', () => {
  expect(minute(600, () => 0)).toHaveLength(600)
  expect(minute(600, () => 40, 1.5)).toHaveLength(600)
  expect(minute(600, (at) => (at % 10 ? 5 : 400), 1.5).length).toBeGreaterThan(595)
})

test('a long stop is not made up by a flood', () => {
  const began = minute(600, (at) => (at === 100 ? 30_000 : 5))
  expect(began.length).toBeLessThan(315)
  const soon = began.filter((at) => at > 40_900 && at <= 41_900)
  expect(soon.length).toBeLessThanOrEqual(21)
})

test('what could not be sent faster is sent as fast as it can be', () => {
  expect(minute(600, () => 200)).toHaveLength(300)
})

test('after a pause the next message begins anew', () => {
  let now = 0
  const slots = pacer(600, () => now)
  expect(slots.untilNext(0)).toBe(100)
  now = 5_000
  slots.pause()
  expect(slots.untilNext(5_000)).toBe(100)
})
