import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createKeeper } from './keeper.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const kept = (write: () => Promise<unknown>) => {
  const states: string[] = []
  return { states, keeper: createKeeper({ write, onState: (state) => states.push(state) }) }
}

test('typing without a pause is written within half a second, again and again', async () => {
  const write = vi.fn(() => Promise.resolve())
  const { keeper, states } = kept(write)
  for (let key = 0; key < 10; key++) {
    keeper.touch()
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(write.mock.calls.length).toBeGreaterThanOrEqual(3)
  await vi.advanceTimersByTimeAsync(500)
  expect(states.at(-1)).toBe('kept')
})

test('a change during a write is not called kept before it is written too', async () => {
  const doors: (() => void)[] = []
  const { keeper, states } = kept(() => new Promise<void>((open) => doors.push(open)))
  keeper.touch()
  await vi.advanceTimersByTimeAsync(250)
  keeper.touch()
  doors.shift()?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(states.at(-1)).toBe('pending')
  await vi.advanceTimersByTimeAsync(250)
  doors.shift()?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(states.at(-1)).toBe('kept')
})

test('a device that refuses is said so, and asked again with the next change', async () => {
  const write = vi.fn().mockRejectedValueOnce(new Error('quota')).mockResolvedValue(undefined)
  const { keeper, states } = kept(write)
  keeper.touch()
  await vi.advanceTimersByTimeAsync(250)
  expect(states.at(-1)).toBe('failed')
  keeper.touch()
  await vi.advanceTimersByTimeAsync(250)
  expect(states.at(-1)).toBe('kept')
})
