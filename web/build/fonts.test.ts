import { join } from 'node:path'
import { expect, test } from 'vitest'
import { charactersOf, LATIN } from './copy-characters.ts'
import { unicodeRange } from './fonts.ts'

const { landing, others } = charactersOf(join(import.meta.dirname, '../src'))

test('the first font has what the landing page says, the other one what only other screens say', () => {
  for (const character of '이화이언을AZaz019.,()~·') expect(landing).toContain(character)
  expect([...others].filter((character) => landing.includes(character))).toEqual([])
  expect(others.length).toBeGreaterThan(0)
  // A letter of the form, whose texts are in the contract.
  expect(others).toContain('쳤')
})

test('the Latin letters and digits of staff screens are all in the file that is preloaded', () => {
  expect([...LATIN].filter((character) => !landing.includes(character))).toEqual([])
})

test('a list of characters is written as ranges', () => {
  expect(unicodeRange('나abc가a')).toBe('U+61-63,U+ac00,U+b098')
})
