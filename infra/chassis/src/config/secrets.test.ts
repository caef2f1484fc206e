import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { databaseUrl, strongSecret, whyWeak } from './secrets.ts'

// evidence: V11.2.3
test('random secrets are taken', () => {
  for (let round = 0; round < 200; round++) expect(whyWeak(randomBytes(32).toString('base64url'))).toBeNull()
  expect(whyWeak(randomBytes(32).toString('hex'))).toBeNull()
})

// evidence: threat.weak-secrets
test.each([
  '',
  'short',
  'a'.repeat(64),
  'abababababababababababababababababab',
  'change-me-change-me-change-me-please',
  'this-is-an-example-of-a-cookie-key-0',
  'my-very-secret-password-for-the-site',
])('%j is refused', (secret) => expect(whyWeak(secret)).not.toBeNull())

test('only production insists on more than length', () => {
  const example = 'an-example-that-is-long-enough-for-it'
  expect(strongSecret({ NODE_ENV: 'development' }).safeParse(example).success).toBe(true)
  expect(strongSecret({ NODE_ENV: 'production' }).safeParse(example).success).toBe(false)
  expect(strongSecret({}).safeParse('short').success).toBe(false)
})

// evidence: V13.2.3 M61 threat.weak-secrets
test('in production a database elsewhere has a password', () => {
  const takes = (NODE_ENV: string, address: string) => databaseUrl({ NODE_ENV }).safeParse(address).success
  for (const address of [
    'mysql://root@db:3306/x',
    'redis://10.0.0.7:6379',
    'redis://127.0.0.1.example:6379',
  ]) {
    expect(takes('production', address), address).toBe(false)
    expect(takes('test', address), address).toBe(true)
  }
  for (const address of [
    'mysql://app:secret@db/x',
    'redis://:secret@10.0.0.7:6379',
    'redis://127.0.0.1:6379',
  ])
    expect(takes('production', address), address).toBe(true)
  for (const host of ['localhost', '[::1]']) expect(takes('production', `redis://${host}:6379`)).toBe(true)
  expect(takes('production', 'no address')).toBe(false)
})
