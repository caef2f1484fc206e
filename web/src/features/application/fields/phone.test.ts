import { expect, test } from 'vitest'
import { formatPhone } from './phone.ts'

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
