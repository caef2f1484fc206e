import { verify } from '@node-rs/argon2'
import { beforeEach, expect, test, vi } from 'vitest'
import { hashKey } from './key.ts'
import { knownKeys } from './known-keys.ts'

vi.mock('@node-rs/argon2', async (load) => {
  const real = await load<typeof import('@node-rs/argon2')>()
  return { ...real, verify: vi.fn(real.verify) }
})
beforeEach(() => void vi.mocked(verify).mockClear())

test('a key that was right once is told without a comparison, and so is what is not it', async () => {
  const known = knownKeys()
  const stored = await hashKey('k7w2mzq9xa')
  expect(known.tell('k7w2mzq9xa', stored)).toBeUndefined()
  expect(await known.isKey('wrong', stored)).toBe(false)
  expect(known.tell('k7w2mzq9xa', stored)).toBeUndefined()
  expect(await known.isKey('k7w2mzq9xa', stored)).toBe(true)
  expect(verify).toHaveBeenCalledTimes(2)
  expect([known.tell('k7w2mzq9xa', stored), known.tell('wrong', stored)]).toEqual([true, false])
  expect([await known.isKey('k7w2mzq9xa', stored), await known.isKey('wrong', stored)]).toEqual([true, false])
  expect(verify).toHaveBeenCalledTimes(2)
})

// evidence: M260
test('under another hash nothing is known, though it were of the same key', async () => {
  const known = knownKeys()
  const [stored, later] = [await hashKey('k7w2mzq9xa'), await hashKey('k7w2mzq9xa')]
  await known.isKey('k7w2mzq9xa', stored)
  expect(known.tell('k7w2mzq9xa', later)).toBeUndefined()
  known.keepOnly([later])
  expect(known.tell('k7w2mzq9xa', stored)).toBeUndefined()
})

test('a role without a key costs a comparison too, and nothing opens it', async () => {
  expect(await knownKeys().isKey('\0'.repeat(10), undefined)).toBe(false)
  expect(verify).toHaveBeenCalledTimes(1)
})
