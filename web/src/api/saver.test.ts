import { expect, test } from 'vitest'
import { latestWins, type SaveState } from './saver.ts'

/** A saver whose sends wait until they are let go. */
function held() {
  const sent: string[] = []
  const states: SaveState[] = []
  const doors: { open: () => void; fail: (error: Error) => void }[] = []
  const saver = latestWins<string>(
    (value) => {
      sent.push(value)
      return new Promise<void>((open, fail) => doors.push({ open, fail }))
    },
    (state) => states.push(state),
  )
  const settle = async (act: (door: { open: () => void; fail: (error: Error) => void }) => void) => {
    const door = doors.shift()
    if (door) act(door)
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { saver, sent, states, settle }
}

test('one save is under way at a time and only the latest value follows it', async () => {
  const { saver, sent, states, settle } = held()
  for (const value of ['a', 'ab', 'abc']) saver.push(value)
  expect(sent).toEqual(['a'])
  await settle(({ open }) => open())
  expect(sent).toEqual(['a', 'abc'])
  expect(states).toEqual(['saving', 'saving'])
  await settle(({ open }) => open())
  expect(states.at(-1)).toBe('saved')
})

test('a failed save keeps its value for another try', async () => {
  const { saver, sent, states, settle } = held()
  saver.push('a')
  await settle(({ fail }) => fail(new Error('offline')))
  expect(states.at(-1)).toBe('failed')
  saver.retry()
  expect(sent).toEqual(['a', 'a'])
  await settle(({ open }) => open())
  expect(states.at(-1)).toBe('saved')
})

test('a value that came during a failing save is sent instead of it', async () => {
  const { saver, sent, states, settle } = held()
  saver.push('a')
  saver.push('b')
  await settle(({ fail }) => fail(new Error('offline')))
  expect(sent).toEqual(['a', 'b'])
  await settle(({ open }) => open())
  expect(states).not.toContain('failed')
})

test('trying again with nothing waiting sends nothing', () => {
  const { saver, sent } = held()
  saver.retry()
  expect(sent).toEqual([])
})
