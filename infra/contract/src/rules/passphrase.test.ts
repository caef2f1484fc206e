import { expect, test } from 'vitest'
import { PASSPHRASE_MAX, PASSPHRASE_MIN } from '../constants.ts'
import { passphraseProblem } from './passphrase.ts'

const problem = (passphrase: string) => passphraseProblem(passphrase, '김 가온')

// evidence: V6.2.9
test('a passphrase has from 12 to 128 characters, syllables typed as jamo counted once', () => {
  const varied = '바람이불어오는곳그곳으로가네'
  expect(problem(varied.slice(0, PASSPHRASE_MIN - 1))).toBe('short')
  expect(problem(varied.slice(0, PASSPHRASE_MIN).normalize('NFD'))).toBeNull()
  const long = varied.repeat(10)
  expect([problem(long.slice(0, PASSPHRASE_MAX)), problem(long.slice(0, PASSPHRASE_MAX + 1))]).toEqual([
    null,
    'long',
  ])
})

// evidence: M143 M259
test('what would be tried first is refused: words of the community, walks over the keyboard, the own name', () => {
  for (const guess of [
    'qwertyuiop123',
    'qwertyuiopas',
    'lkjhgfdsapoi',
    'ewhaian-recruit-2026',
    '1234567890123456',
    '김가온김가온김가온김가온',
    '김가온 qwerty 1234',
  ])
    expect({ guess, problem: problem(guess) }).toEqual({ guess, problem: 'guessable' })
  expect(problem('Seoul rain 7 umbrellas')).toBeNull()
})
