import { expect, test } from 'vitest'
import type { Mailing, Mailings } from './use-messages.ts'
import { heldBack, listAgainAfter, readAgainAfter, waitsOf } from './waits.ts'

const NOW = Date.parse('2026-11-28T12:00:00Z')
const closed = { isPublic: false, isOpen: false }
const mailing = (part: Partial<Mailing>) =>
  ({ gate: 'none', plannedAt: null, counts: {}, ...part }) as Mailing

test('a mailing waits for what is not there yet, and for its time', () => {
  expect(waitsOf(mailing({ gate: 'results' }), closed, NOW)).toEqual(['announcement'])
  expect(waitsOf(mailing({ gate: 'period', plannedAt: '2026-11-28T13:00:00Z' }), closed, NOW)).toEqual([
    'opening',
    'time',
  ])
  expect(waitsOf(mailing({ gate: 'results' }), { isPublic: true, isOpen: false }, NOW)).toEqual([])
})

test('what is on its way is read often, what waits seldom, what has ended not at all', () => {
  const after = (part: Partial<Mailing>) => readAgainAfter(mailing(part), closed, NOW)
  expect(after({ counts: { queued: 2 } })).toBe(3_000)
  expect(after({ counts: { queued: 2 }, gate: 'results' })).toBe(15_000)
  expect(after({ counts: { sent: 2, draft: 1 } })).toBe(false)
  const list = { ...closed, mailings: [], due: { count: 0, since: null }, receipts: { sending: 1 } }
  expect(listAgainAfter(list as unknown as Mailings, NOW)).toBe(3_000)
})

test('what is paused, not approved or waiting is not called sent', () => {
  const mailings = [
    mailing({ counts: { approved: 65, draft: 36 } }),
    mailing({ counts: { queued: 5, sent: 9 } }),
  ]
  const held = (count: number) => heldBack({ mailings, due: { count, since: null } })
  expect(held(2)).toEqual({ paused: 65, waiting: 3 })
  // Receipts are due as well.
  expect(held(9).waiting).toBe(0)
})
