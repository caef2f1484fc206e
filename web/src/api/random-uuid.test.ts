import { afterEach, expect, test, vi } from 'vitest'
import { randomUuid } from './random-uuid.ts'

afterEach(() => vi.unstubAllGlobals())

test('a UUID of version 4 is made with what a page over plain http has', () => {
  const { crypto } = globalThis
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const made = Array.from({ length: 200 }, randomUuid)
  for (const id of made)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(new Set(made).size).toBe(made.length)
})
