import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { fairQueue } from './fair-queue.ts'

const limits = { name: 'test', places: 2, share: 2, waiting: 10, waitMs: 5_000 }

/** Asks for a place under each of these keys; returns the order in which they got one. */
function asking(queue: ReturnType<typeof fairQueue>) {
  const entered: string[] = []
  const leave = new Map<string, () => void>()
  const ask = (name: string, key = name[0] ?? '', hasLeft?: () => boolean) =>
    queue.enter(key, hasLeft).then(
      (done) => {
        entered.push(name)
        leave.set(name, done)
      },
      (error: { code: string }) => void entered.push(`${name} ${error.code}`),
    )
  const done = async (name: string) => {
    leave.get(name)?.()
    await pause()
  }
  return { entered, ask, done }
}

// evidence: V15.4.4 M92 M124 threat.key-guessing
test('keys that wait are let in in turn, however many of one key came first', async () => {
  const { entered, ask, done } = asking(fairQueue(limits))
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'c1', 'b2']) void ask(name)
  await pause()
  expect(entered).toEqual(['a1', 'a2'])
  for (const name of ['a1', 'a2', 'a3', 'b1', 'c1', 'a4']) await done(name)
  expect(entered).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'a4', 'b2', 'a5'])
})

// evidence: threat.shared-capacity
test('one key leaves room for the others, also while nobody else asks', async () => {
  const { entered, ask, done } = asking(fairQueue({ ...limits, places: 3 }))
  for (const name of ['a1', 'a2', 'a3']) void ask(name)
  await pause()
  expect(entered).toEqual(['a1', 'a2'])
  await ask('b1')
  await done('a1')
  expect(entered).toEqual(['a1', 'a2', 'b1', 'a3'])
})

test('a free place is had at once, but not past the share of a key or past who waits', async () => {
  const queue = fairQueue({ ...limits, places: 3 })
  const [first, second] = [queue.enterAtOnce('a'), queue.enterAtOnce('a')]
  expect([first, second, queue.enterAtOnce('a')]).toEqual([expect.any(Function), expect.any(Function), null])
  const waits = queue.enter('a')
  first?.()
  expect(queue.enterAtOnce('a')).toBeNull()
  second?.()
  ;(await waits)()
  expect(queue.state()).toEqual({ inside: 0, waiting: 0 })
})

test('too many of a key are refused at once, another key is not', async () => {
  const { entered, ask } = asking(fairQueue({ ...limits, share: 1, waiting: 1 }))
  for (const name of ['a1', 'a2', 'a3', 'b1']) void ask(name)
  await pause()
  expect(entered).toEqual(['a1', 'a3 unavailable', 'b1'])
})

// evidence: M126
test('nobody waits longer than the limit, and gives no place away that was not had', async () => {
  const queue = fairQueue({ ...limits, share: 1, waitMs: 1 })
  const { entered, ask, done } = asking(queue)
  await ask('a1')
  await ask('a2')
  expect(entered).toEqual(['a1', 'a2 unavailable'])
  await done('a1')
  await done('a1')
  expect(queue.state()).toEqual({ inside: 0, waiting: 0 })
})

// evidence: M127
test('who has left gets no place, and holds nobody up', async () => {
  const { entered, ask, done } = asking(fairQueue({ ...limits, places: 1 }))
  let isGone = false
  void ask('a1')
  void ask('b1', 'b', () => isGone)
  void ask('c1')
  isGone = true
  await done('a1')
  await pause()
  await done('a1')
  expect(entered).toEqual(['a1', 'b1 unavailable', 'c1'])
  await ask('d1', 'd', () => true)
  expect(entered.at(-1)).toBe('d1 unavailable')
})

// evidence: M125
test('the queue is bounded in all, and who has left keeps no room from who comes', async () => {
  const { entered, ask, done } = asking(fairQueue({ ...limits, places: 1, waitingInAll: 2 }))
  let isGone = false
  void ask('a1')
  void ask('b1', 'b', () => isGone)
  void ask('c1', 'c', () => isGone)
  await ask('d1')
  expect(entered).toEqual(['a1', 'd1 unavailable'])
  isGone = true
  void ask('d2')
  await done('a1')
  expect(entered.toSorted()).toEqual(['a1', 'b1 unavailable', 'c1 unavailable', 'd1 unavailable', 'd2'])
})
