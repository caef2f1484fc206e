import { expect, test, vi } from 'vitest'
import { limitOfProcess, takeEach } from './counters.ts'

test('a process may do so much by itself, and again when its time is over', async () => {
  vi.useFakeTimers()
  const mayDo = limitOfProcess({ most: 2, seconds: 2 })
  expect([await mayDo(), await mayDo(), await mayDo()]).toEqual([true, true, false])
  vi.advanceTimersByTime(2_100)
  expect(await mayDo()).toBe(true)
  vi.useRealTimers()
})

/** A counter in the memory of this test, with a limit. */
function counterOf(most: number, secondsLeft: number) {
  const counter = {
    used: 0,
    add: async () => {
      counter.used++
      return { used: counter.used, isOver: counter.used > most, secondsLeft }
    },
    giveBack: async () => {
      counter.used--
    },
  }
  return counter
}

test('of several counts one is taken of each, or none where one is used up', async () => {
  const [often, daily] = [counterOf(1, 60), counterOf(3, 900)]
  const take = () =>
    takeEach([
      { counter: often, key: 'a' },
      { counter: daily, key: 'a' },
    ])
  const { wait, giveBack } = await take()
  expect([wait, often.used, daily.used]).toEqual([0, 1, 1])
  expect((await take()).wait).toBe(60)
  expect([often.used, daily.used]).toEqual([1, 1])
  await giveBack()
  expect([often.used, daily.used]).toEqual([0, 0])
})
