import { generateKeyPairSync } from 'node:crypto'
import jwt from 'jsonwebtoken'
import { expect, test, vi } from 'vitest'
import { tokenChecker, tokenMinter } from './internal-token.ts'

function pair() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return {
    key: privateKey,
    private: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
    public: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
  }
}
const gateway = pair()
const check = tokenChecker('settings', { gateway: [gateway.public] })
const caller = { role: 'admin', sid: 's', ids: ['a'] } as const

// evidence: V13.2.1
test('a token says who stands behind the request', () => {
  const token = tokenMinter('gateway', gateway.private)('settings', { ...caller, ids: ['a'] })
  expect(check(token)).toMatchObject({ issuer: 'gateway', caller })
})

// evidence: V9.1.1 V11.2.5 threat.gateway-bypass
test('for another audience, by another key or another issuer it says nothing', () => {
  expect(check(tokenMinter('gateway', gateway.private)('auth'))).toBeNull()
  expect(check(tokenMinter('gateway', pair().private)('settings'))).toBeNull()
  expect(check(tokenMinter('applicants', gateway.private)('settings'))).toBeNull()
  expect(check(undefined)).toBeNull()
  expect(check('not a token')).toBeNull()
})

// evidence: V9.1.2 V11.2.3 V11.4.3
test('without an expiry, with a long one, unsigned or with another algorithm it says nothing', () => {
  const kid = jwt.decode(tokenMinter('gateway', gateway.private)('settings'), { complete: true })?.header.kid
  const signed = (options: jwt.SignOptions, claims: object = {}) =>
    jwt.sign({ role: 'admin', ...claims }, gateway.key, {
      algorithm: 'ES256',
      issuer: 'gateway',
      audience: 'settings',
      keyid: kid,
      ...options,
    })
  expect(check(signed({ expiresIn: 20 }))?.caller.role).toBe('admin')
  expect(check(signed({}))).toBeNull()
  expect(check(signed({ expiresIn: -1 }))).toBeNull()
  expect(check(signed({ expiresIn: 3600 }, { iat: Math.floor(Date.now() / 1000) - 60 }))).toBeNull()
  const hmac = jwt.sign({ role: 'admin' }, gateway.public, {
    algorithm: 'HS256',
    issuer: 'gateway',
    audience: 'settings',
    keyid: kid,
    expiresIn: 20,
  })
  expect(check(hmac)).toBeNull()
  const unsigned = jwt.sign({ role: 'admin' }, '', {
    algorithm: 'none',
    issuer: 'gateway',
    audience: 'settings',
    keyid: kid,
    expiresIn: 20,
  })
  expect(check(unsigned)).toBeNull()
})

// evidence: V9.2.1
test('minted by a clock a minute off, ahead or behind, it says nothing', () => {
  for (const seconds of [60, -60]) {
    vi.useFakeTimers({ now: Date.now() + seconds * 1000, toFake: ['Date'] })
    const token = tokenMinter('gateway', gateway.private)('settings')
    vi.useRealTimers()
    expect(check(token)).toBeNull()
  }
})

test('a token is minted again after some seconds, and once the clock has stepped', () => {
  vi.useFakeTimers()
  const mint = tokenMinter('gateway', gateway.private)
  const tokens = [mint('settings'), mint('settings')]
  vi.advanceTimersByTime(6_000)
  tokens.push(mint('settings'))
  vi.setSystemTime(Date.now() + 60_000)
  tokens.push(mint('settings'))
  vi.setSystemTime(Date.now() - 120_000)
  vi.advanceTimersByTime(6_000)
  tokens.push(mint('settings'))
  vi.useRealTimers()
  expect(tokens[1]).toBe(tokens[0])
  expect(new Set(tokens).size).toBe(4)
})

// evidence: V11.2.2 V11.6.1
test('two keys are live while one replaces the other', () => {
  const next = pair()
  const both = tokenChecker('settings', { gateway: [gateway.public, next.public] })
  for (const { private: key } of [gateway, next])
    expect(both(tokenMinter('gateway', key)('settings'))?.issuer).toBe('gateway')
})
