import { fc } from '@recruit/local/testing/random'
import { expect, test } from 'vitest'
import { lengthOf, nameKeyOf, normalise, normaliseIdentity } from './text.ts'

test('a syllable counts once, however it was typed', () => {
  expect(lengthOf('한글')).toBe(2)
  expect(lengthOf('한글'.normalize('NFD'))).toBe(2)
})

test('spaces and line breaks count, CRLF as one; an emoji is one code point', () => {
  expect(lengthOf('가 나\r\n다\n')).toBe(6)
  expect(lengthOf('👩')).toBe(1)
})

test('what is stored is as long as what was counted, and storing it again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const stored = normalise(text)
      expect(lengthOf(stored)).toBe(lengthOf(text))
      expect(normalise(stored)).toBe(stored)
    }),
  )
})

test('identities lose the space around them and nothing within', () => {
  expect(normaliseIdentity('  김 가온 \n')).toBe('김 가온')
})

test('names are compared without white space, and by nothing else', () => {
  for (const name of ['김서연', '김 서연', ' 김\u3000서 연\u00a0', '김\t서연', '김서연'.normalize('NFD')])
    expect(nameKeyOf(name)).toBe('김서연')
  expect(nameKeyOf('Seo-Yeon Kim')).toBe('Seo-YeonKim')
  expect(nameKeyOf('seoyeonkim')).not.toBe(nameKeyOf('SeoyeonKim'))
})
