import { createLogger } from '@recruit/chassis/observability/logger'
import { afterEach, expect, test, vi } from 'vitest'
import { type Channel, deliveryLoop } from './delivery-loop.ts'
import type { Ending, OutboxLeases } from './leases.ts'

/** So rarely that no test sees the second message unless the wait is cancelled. */
const PER_MINUTE = 0.1
const log = createLogger('test', 'silent')
const warn = vi.spyOn(log, 'warn')
afterEach(() => warn.mockClear())
const NONE = { queued: 0, uncertain: 0, failed: 0 }

/** An outbox in which a message is always due, and the ended ones. */
function outbox() {
  const ended: Ending[] = []
  const leases: OutboxLeases = {
    due: async () => async () => ({ id: '1', kind: 'receipt', lease: '1', attempts: 1 }),
    handOff: async () => true,
    end: async (_claim, ending) => void ended.push(ending),
    reclaim: async () => NONE,
    counts: async () => [],
  }
  return { leases, ended }
}
const channel = (more: Partial<Channel> = {}): Channel => ({
  open: async () => undefined,
  deliver: async () => ({ state: 'sent' }),
  close: () => undefined,
  ...more,
})
const begin = (leases: OutboxLeases, of: Channel) =>
  deliveryLoop({
    ...{ leases, channel: of, perMinute: PER_MINUTE, log },
    events: { ended: () => undefined, reclaimed: () => undefined },
  })

test('who is told to stop between two messages does not wait for the next one', async () => {
  const { leases, ended } = outbox()
  const loop = begin(leases, channel())
  await vi.waitUntil(() => ended.length === 1, { timeout: 10_000 })
  await loop.stop()
  expect(ended).toEqual([{ state: 'sent' }])
  expect(warn).not.toHaveBeenCalled()
})

test('who is told to stop while the server is not there yet claims nothing', async () => {
  const { leases, ended } = outbox()
  const reached = Promise.withResolvers<void>()
  const open = (signal: AbortSignal) =>
    new Promise<void>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
      reached.resolve()
    })
  const loop = begin(leases, channel({ open }))
  await reached.promise
  await loop.stop()
  expect(ended).toEqual([])
  expect(warn).toHaveBeenCalledExactlyOnceWith({ err: expect.anything() }, 'delivery waits')
})

test('the message under way ends before the process does', async () => {
  const { leases, ended } = outbox()
  const reached = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<Ending>()
  const deliver = () => {
    reached.resolve()
    return answer.promise
  }
  const loop = begin(leases, channel({ deliver }))
  await reached.promise
  const stopped = loop.stop()
  answer.resolve({ state: 'failed', error: '550 RCPT TO' })
  await stopped
  expect(ended).toEqual([{ state: 'failed', error: '550 RCPT TO' }])
  expect(warn).not.toHaveBeenCalled()
})
