import { expect, test } from 'vitest'
import { xsrfTokens } from './identity.ts'

const tokens = xsrfTokens('a key of at least thirty-two characters')
const others = xsrfTokens('another key of thirty-two characters or more')
const HOLDER = 'session mine'

test('a fresh token agrees with itself and with nothing else', () => {
  const token = tokens.fresh(HOLDER)
  expect(tokens.agree(token, token, HOLDER)).toBe(true)
  expect(tokens.agree(token, tokens.fresh(HOLDER), HOLDER)).toBe(false)
  expect(tokens.agree(token, undefined, HOLDER)).toBe(false)
  expect(tokens.agree(undefined, token, HOLDER)).toBe(false)
})

// evidence: M129
test('a token that was made for another holder does not count', () => {
  const theirs = tokens.fresh('session theirs')
  const nobodys = tokens.fresh('')
  for (const planted of [theirs, nobodys]) expect(tokens.agree(planted, planted, HOLDER)).toBe(false)
  expect(tokens.keepOrRenew(theirs, HOLDER)).not.toBe(theirs)
  expect(tokens.keepOrRenew(theirs, 'session theirs')).toBe(theirs)
})

// evidence: V9.2.2 M17
test('a planted pair that nobody signed does not count', () => {
  const own = tokens.fresh(HOLDER)
  for (const planted of ['', '.', 'x', 'x.', '.x', 'x.y', others.fresh(HOLDER), `${own}x`]) {
    expect(tokens.agree(planted, planted, HOLDER), planted).toBe(false)
  }
})
