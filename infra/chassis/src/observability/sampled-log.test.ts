import { afterEach, expect, test, vi } from 'vitest'
import { sampledLog } from './logger.ts'

afterEach(() => void vi.useRealTimers())

// evidence: M95
test('of each kind the first lines of a second are written, then one that counts the rest', () => {
  vi.useFakeTimers()
  const warn = vi.fn()
  const mayLog = sampledLog({ warn }, 2)
  const flood = () => Array.from({ length: 5 }, () => mayLog('GET /a 503'))
  expect(flood()).toEqual([true, true, false, false, false])
  expect(mayLog('GET /b 503')).toBe(true)
  vi.advanceTimersByTime(1_000)
  expect(warn.mock.calls).toEqual([[{ kind: 'GET /a 503', passedOver: 3 }, 'lines passed over']])
  expect(flood()).toEqual([true, true, false, false, false])
  vi.advanceTimersByTime(5_000)
  expect(warn).toHaveBeenCalledTimes(2)
})
