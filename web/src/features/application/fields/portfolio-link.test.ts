import { isSafeLink } from '@recruit/contract/rules/safe-link'
import { expect, test } from 'vitest'
import { withScheme } from './portfolio-link.ts'

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
