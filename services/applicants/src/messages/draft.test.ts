import type { SettingsRecord } from '@recruit/settings-client/client'
import { expect, test } from 'vitest'
import { draftMailing } from './draft.ts'
import type { MessagingStores } from './messaging-stores.ts'

/** A publication of the first announcement has drafted its message to three applicants. */
const stores = {
  mailings: {
    list: async () => [{ id: 'first', kind: 'results', occasion: '32769 2026-11-27T04:00:00.000Z' }],
    counts: async () => new Map([['first', { draft: 3 }]]),
  },
  templates: { read: () => Promise.reject(new Error('another one is drafted')) },
} as unknown as MessagingStores
const during = (announcement: number) =>
  ({ term: 1, announcement, showResultToApplicant: true }) as SettingsRecord

test('asking for the message of a published announcement leads to its draft', async () => {
  const found = await draftMailing(stores, during(32_769), { kind: 'results' })
  expect(found).toEqual({ mailings: ['first'], drafted: 3, isThere: true })
})

test('the next announcement has a message of its own, and so has a reminder', async () => {
  await expect(draftMailing(stores, during(32_770), { kind: 'results' })).rejects.toThrow('another one')
  await expect(draftMailing(stores, during(32_769), { kind: 'reminder' })).rejects.toThrow('another one')
})
