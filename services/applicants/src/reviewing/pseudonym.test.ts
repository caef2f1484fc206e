import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { pseudonymOf } from './pseudonym.ts'

const PAIRS = 10_000
const DOCUMENTS = { term: 1, stage: 'documents' } as const
/** The pseudonyms that an attacker without the key can compute. */
const guesses = (term: number, application: string, member: string) => {
  const said = JSON.stringify(['review', term, application, member])
  return [
    createHash('sha256').update(said).digest('base64url'),
    createHmac('sha256', '').update(said).digest('base64url'),
    createHmac('sha256', member).update(said).digest('base64url'),
  ].map((one) => one.slice(0, 22))
}

// evidence: M249 threat.pseudonyms
test('of two members, two terms, and both stages, pseudonyms of one application say nothing about each other', () => {
  const key = randomBytes(32)
  const seen = new Set<string>()
  let alike = 0
  for (let at = 0; at < PAIRS; at++) {
    const [application, member, other] = [randomUUID(), randomUUID(), randomUUID()]
    const mine = pseudonymOf(key, DOCUMENTS, application, member)
    const pair = [
      pseudonymOf(key, { ...DOCUMENTS, stage: 'interview' }, application, member),
      pseudonymOf(key, DOCUMENTS, application, other),
      pseudonymOf(key, { ...DOCUMENTS, term: 2 }, application, member),
    ]
    expect(guesses(1, application, member)).not.toContain(mine)
    for (const one of [mine, ...pair]) seen.add(one)
    for (const one of pair) alike += [...one].filter((sign, index) => sign === mine[index]).length
  }
  expect(seen.size).toBe(4 * PAIRS)
  // Of unrelated pseudonyms one character in 64 is equal by chance; six standard deviations.
  const signs = 3 * PAIRS * 22
  expect(Math.abs(alike - signs / 64)).toBeLessThan(6 * Math.sqrt(signs / 64))
})

test('another site, with a key of its own, has others', () => {
  const [application, member] = [randomUUID(), randomUUID()]
  const [here, there] = [randomBytes(32), randomBytes(32)]
  expect(pseudonymOf(here, DOCUMENTS, application, member)).toBe(
    pseudonymOf(here, DOCUMENTS, application, member),
  )
  expect(pseudonymOf(here, DOCUMENTS, application, member)).not.toBe(
    pseudonymOf(there, DOCUMENTS, application, member),
  )
})
