import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDeviceCopyWriter } from './device-copies.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const writerOf = (write: () => Promise<unknown>) => {
  const states: string[] = []
  return { states, writer: createDeviceCopyWriter({ write, onState: (state) => states.push(state) }) }
}

test('typing without a pause is written within half a second, again and again', async () => {
  const write = vi.fn(() => Promise.resolve())
  const { writer, states } = writerOf(write)
  for (let key = 0; key < 10; key++) {
    writer.touch()
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(write.mock.calls.length).toBeGreaterThanOrEqual(3)
  await vi.advanceTimersByTimeAsync(500)
  expect(states.at(-1)).toBe('written')
})

test('a change during a write is not called written before it is', async () => {
  const writes: (() => void)[] = []
  const { writer, states } = writerOf(() => new Promise<void>((finish) => writes.push(finish)))
  writer.touch()
  await vi.advanceTimersByTimeAsync(250)
  writer.touch()
  writes.shift()?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(states.at(-1)).toBe('pending')
  await vi.advanceTimersByTimeAsync(250)
  writes.shift()?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(states.at(-1)).toBe('written')
})

test('a device that refuses is said so, and asked again with the next change', async () => {
  const write = vi.fn().mockRejectedValueOnce(new Error('quota')).mockResolvedValue(undefined)
  const { writer, states } = writerOf(write)
  writer.touch()
  await vi.advanceTimersByTimeAsync(250)
  expect(states.at(-1)).toBe('failed')
  writer.touch()
  await vi.advanceTimersByTimeAsync(250)
  expect(states.at(-1)).toBe('written')
})
