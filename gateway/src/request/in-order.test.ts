import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import type { GatewayResponse, Step } from './locals.ts'
import { inOrder } from './request-rules.ts'

const goOn: Step = (_req, _res, next) => next()
const goOnLater: Step = async (_req, _res, next) => {
  await undefined
  next()
}
const fail: Step = () => {
  throw new Error('failed')
}
const reject: Step = async () => {
  throw new Error('failed')
}
const stop: Step = () => undefined

/** The arguments of each `done`. */
async function endsOf(...steps: Step[]): Promise<unknown[]> {
  const ends: unknown[] = []
  await inOrder(...steps)({} as IncomingMessage, {} as GatewayResponse, (error) => ends.push(error))
  await new Promise(setImmediate)
  return ends
}

test('each step follows the one before, and the last one leads on', async () => {
  const order: number[] = []
  const nth =
    (at: number): Step =>
    (_req, _res, next) => {
      order.push(at)
      next()
    }
  expect(await endsOf(nth(1), goOnLater, nth(2), nth(3))).toEqual([undefined])
  expect(order).toEqual([1, 2, 3])
})

test.each([
  ['throws', [goOn, fail, goOn]],
  ['rejects', [goOn, reject, goOn]],
  ['throws after one that goes on later', [goOnLater, goOn, fail]],
  ['rejects after one that goes on later', [goOnLater, goOnLater, reject]],
  ['goes on with an error', [goOn, (_req, _res, next) => next(new Error('failed')), goOn] satisfies Step[]],
])('an error is told once where a step %s', async (_how, steps) => {
  expect(await endsOf(...steps)).toEqual([new Error('failed')])
})

test('a step that answers ends it', async () => {
  expect(await endsOf(goOn, stop, goOn)).toEqual([])
})
