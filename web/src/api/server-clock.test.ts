import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetServerTime, knowsServerTime, noteServerTime, onServerTime, serverNow } from './server-clock.ts'

const NOON = Date.parse('2026-09-08T12:00:00Z')
const header = (at: number) => new Date(at).toUTCString()

beforeEach(() => {
  vi.useFakeTimers({ now: NOON })
  forgetServerTime()
})
afterEach(() => vi.useRealTimers())

test('until a reply tells the time this device’s clock stands in', () => {
  noteServerTime(null, NOON, NOON)
  noteServerTime('no date', NOON, NOON)
  expect(knowsServerTime()).toBe(false)
  expect(serverNow()).toBe(NOON)
})

test('a device that is twenty minutes slow still counts by the server’s clock, to about a second', () => {
  const ahead = 20 * 60_000
  noteServerTime(header(NOON + ahead + 300), NOON, NOON + 200)
  expect(knowsServerTime()).toBe(true)
  expect(Math.abs(serverNow() - (NOON + ahead))).toBeLessThanOrEqual(700)
  // A second reply, late in its second, leaves less room.
  noteServerTime(header(NOON + ahead + 950), NOON + 900, NOON + 950)
  expect(Math.abs(serverNow() - (NOON + ahead))).toBeLessThanOrEqual(500)
})

test('when this device’s clock is set the newest reply counts', () => {
  noteServerTime(header(NOON), NOON, NOON)
  vi.setSystemTime(NOON + 3_600_000)
  noteServerTime(header(NOON + 5000), NOON + 3_600_000, NOON + 3_600_000)
  expect(Math.abs(serverNow() - (NOON + 5000))).toBeLessThanOrEqual(1000)
})

test('whoever shows the time hears when it becomes known or another, not of every reply', () => {
  const hear = vi.fn()
  const deaf = onServerTime(hear)
  noteServerTime(header(NOON), NOON, NOON)
  noteServerTime(header(NOON), NOON, NOON)
  expect(hear).toHaveBeenCalledTimes(1)
  noteServerTime(header(NOON + 60_000), NOON, NOON)
  expect(hear).toHaveBeenCalledTimes(2)
  deaf()
  noteServerTime(header(NOON), NOON, NOON)
  expect(hear).toHaveBeenCalledTimes(2)
})
