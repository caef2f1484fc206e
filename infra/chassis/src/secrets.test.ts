import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { strongSecret, whyWeak } from './secrets.ts'

test('random secrets are taken', () => {
  for (let round = 0; round < 200; round++) expect(whyWeak(randomBytes(32).toString('base64url'))).toBeNull()
  expect(whyWeak(randomBytes(32).toString('hex'))).toBeNull()
})

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
