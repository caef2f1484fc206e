import { expect, test } from 'vitest'
import { hashKey, isKey } from './key.ts'

// evidence: V11.4.2
test('a key is kept as argon2id with a salt of its own, at no less than what OWASP asks for', async () => {
  const [one, other] = await Promise.all([hashKey('k7w2mzq9xa'), hashKey('k7w2mzq9xa')])
  for (const hash of [one, other]) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(other)
  expect([await isKey('k7w2mzq9xa', one), await isKey('K7w2mzq9xa', one)]).toEqual([true, false])
})

// evidence: V11.2.5
test('what is stored and no hash of ours is nobody’s key', async () => {
  for (const stored of ['', 'k7w2mzq9xa', '$argon2id$v=19$m=8,t=1,p=1$x$y', '$2b$10$abc'])
    expect(await isKey('k7w2mzq9xa', stored)).toBe(false)
})
