import { expect, test } from 'vitest'
import { newReplica, type Replica } from './replica.ts'
import { choose } from './upstreams.ts'

const replica = (port: number, part: Partial<Replica> = {}): Replica => ({
  ...newReplica(new URL(`http://127.0.0.1:${port}`)),
  ...part,
})

test('equals take turns', () => {
  const all = [replica(1), replica(2), replica(3)]
  expect([0, 1, 2, 3].map((turn) => choose(all, [], turn))).toEqual([all[0], all[1], all[2], all[0]])
})

test('the least busy of those that are ready, whoever’s turn it is', () => {
  const all = [replica(1, { underWay: 3 }), replica(2, { underWay: 1 }), replica(3, { state: 'down' })]
  expect([0, 1, 2].map((turn) => choose(all, [], turn))).toEqual([all[1], all[1], all[1]])
})

test('one that was tried comes after the others, but before those that are not ready', () => {
  const [busy, tried, alive] = [replica(1, { underWay: 9 }), replica(2), replica(3, { state: 'alive' })]
  expect(choose([busy, tried, alive], [tried], 0)).toBe(busy)
  expect(choose([tried, alive], [tried], 0)).toBe(tried)
})

test('one that leaves is better than one that is not ready, until it has left', () => {
  const leaving = (port: number, ms: number) =>
    replica(port, { state: 'leaving', leavesAt: performance.now() + ms })
  const [alive, ready] = [replica(1, { state: 'alive' }), replica(2, { underWay: 9 })]
  const [stays, gone] = [leaving(3, 60_000), leaving(4, 0)]
  expect(choose([alive, gone, stays], [], 0)).toBe(stays)
  expect(choose([stays, ready], [], 0)).toBe(ready)
  expect([choose([gone, alive], [], 0), choose([gone], [], 0)]).toEqual([alive, null])
})

test('one that is not ready is better than none, one that is down gets a few trials', () => {
  const [alive, down] = [replica(1, { state: 'alive' }), replica(2, { state: 'down' })]
  expect(choose([down, alive], [], 0)).toBe(alive)
  expect(choose([down], [], 0)).toBe(down)
  expect(choose([{ ...down, underWay: 8 }], [], 0)).toBeNull()
  expect(choose([], [], 0)).toBeNull()
})
