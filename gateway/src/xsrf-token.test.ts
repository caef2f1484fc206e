import { expect, test } from 'vitest'
import { xsrfTokens } from './xsrf-token.ts'

const tokens = xsrfTokens('a key of at least thirty-two characters')
const others = xsrfTokens('another key of thirty-two characters or more')

test('a fresh token agrees with itself and with nothing else', () => {
  const token = tokens.fresh()
  expect(tokens.agree(token, token)).toBe(true)
  expect(tokens.agree(token, tokens.fresh())).toBe(false)
  expect(tokens.agree(token, undefined)).toBe(false)
  expect(tokens.agree(undefined, token)).toBe(false)
})

test('a planted pair that nobody signed does not count', () => {
  for (const planted of ['', '.', 'x', 'x.', '.x', 'x.y', others.fresh(), `${tokens.fresh()}x`]) {
    expect(tokens.agree(planted, planted), planted).toBe(false)
  }
})
