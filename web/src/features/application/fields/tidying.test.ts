import { isSafeLink } from '@recruit/contract/rules/safe-link'
import { expect, test } from 'vitest'
import { formatPhone, withScheme } from './tidying.ts'

test.each([
  ['01012345678', '010-1234-5678'],
  [' 010 1234 5678 ', '010-1234-5678'],
  ['010.1234.5678', '010-1234-5678'],
  ['0111234567', '011-123-4567'],
  ['０１０－１２３４－５６７８', '010-1234-5678'],
])('a Korean mobile number gets its hyphens: %j', (typed, shown) => expect(formatPhone(typed)).toBe(shown))

test.each(['+82 10 1234 5678', '+1 (415) 555-0100', '02-123-4567', '1588-0000', '0101234', '전화', ''])(
  'anything else stays as it was typed: %j',
  (typed) => expect(formatPhone(typed)).toBe(typed),
)

test.each([
  ['example.org/me', 'https://example.org/me'],
  [' www.example.org ', 'https://www.example.org'],
  ['example.org:8080/me?a=b.c', 'https://example.org:8080/me?a=b.c'],
  ['//example.org/나', 'https://example.org/나'],
])('%j without a scheme becomes %j', (typed, link) => {
  expect(withScheme(typed)).toBe(link)
  expect(isSafeLink(link)).toBe(true)
})

test.each([
  '',
  'https://example.org',
  'http://example.org',
  'javascript:alert(1.2)',
  'mailto:me@example.org',
  'me@example.org',
  'none',
])('%j stays as it was typed', (typed) => expect(withScheme(typed)).toBe(typed))
