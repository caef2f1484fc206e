import { createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import type { KnownCaller } from '@recruit/contract/calls/permission'
import type { Team } from '@recruit/contract/constants'
import jwt from 'jsonwebtoken'
import { z } from 'zod'
import { list, type Rotating } from '../config/config.ts'

/**
 * The token by which one process vouches for a caller to another: ES256, at most 30 seconds, for one audience. Keys are
 * base64 DER (PKCS #8 private, SPKI public); their `kid` is a hash of the public half, so that two keys are valid
 * during a replacement.
 */
export const TOKEN_HEADER = 'x-internal-token'
/** A comma-separated list of what the caller's browser is known by. It is not signed and proves nothing. */
export const KNOWN_HEADER = 'x-internal-known'
/** The gateway's header for a request whose earlier try may have arrived. */
export const REPEAT_HEADER = 'x-internal-repeat'
const LIFETIME_SECONDS = 30
/** A minted token is reused for this long: minting costs 63 µs. */
const REUSE_MS = 5_000
const CACHE_LIMIT = 10_000

export interface Member {
  id: string
  name: string
  /** Whose applications she reviews; absent in sessions of the previous release. */
  teams?: Team[]
}

/** The caller of a request. */
export interface Caller extends KnownCaller {
  member?: Member
}

const kidOf = (key: KeyObject) =>
  createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest('base64url')
    .slice(0, 16)

const privateKeyFrom = (text: string) =>
  createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' })
const publicKeyFrom = (text: string) =>
  createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' })

/** The ids of these settings' keys in tokens and metrics. */
export const kidOfPublic = (text: string) => kidOf(publicKeyFrom(text))
export const kidOfPrivate = (text: string) => kidOf(createPublicKey(privateKeyFrom(text)))

const isKey = (read: (text: string) => KeyObject) => (text: string) => {
  try {
    return read(text).asymmetricKeyDetails?.namedCurve === 'prime256v1'
  } catch {
    return false
  }
}
/** Settings: a private key, and the comma-separated public keys of an issuer. */
export const signingKey = z.string().refine(isKey(privateKeyFrom), 'an EC P-256 key, base64 of PKCS #8')
export const checkingKeys = list.refine(
  (keys) => keys.length > 0 && keys.every(isKey(publicKeyFrom)),
  'EC P-256 keys, base64 of SPKI, comma-separated',
)

/** Mints tokens of one issuer; equal callers share one for a few seconds. */
export function tokenMinter(issuer: string, privateKey: string) {
  const key = privateKeyFrom(privateKey)
  const keyid = kidOf(createPublicKey(key))
  const minted = new Map<string, { token: string; until: number; expires: number }>()
  return (audience: string, caller: Caller = {}): string => {
    const name = `${audience} ${JSON.stringify(caller)}`
    const known = minted.get(name)
    // A clock that steps ahead makes the token too old for its checkers.
    if (known && known.until > performance.now() && known.expires > Date.now()) return known.token
    const token = jwt.sign({ ...caller }, key, {
      algorithm: 'ES256',
      issuer,
      audience,
      keyid,
      expiresIn: LIFETIME_SECONDS,
    })
    if (minted.size >= CACHE_LIMIT) minted.clear()
    const expires = Date.now() + REUSE_MS
    minted.set(name, { token, until: performance.now() + REUSE_MS, expires })
    return token
  }
}

/** Checks tokens for one audience against each issuer's live public keys. Returns null for an invalid token. */
export function tokenChecker(audience: string, issuers: Record<string, string[]>) {
  const keys = new Map<string, { issuer: string; key: KeyObject }>()
  for (const [issuer, publicKeys] of Object.entries(issuers)) {
    for (const der of publicKeys) {
      const key = publicKeyFrom(der)
      keys.set(kidOf(key), { issuer, key })
    }
  }
  const checked = new Map<string, { issuer: string; caller: Caller; until: number }>()
  return (token: string | undefined): { issuer: string; caller: Caller } | null => {
    if (!token) return null
    const known = checked.get(token)
    if (known && known.until > Date.now()) return known
    const live = keys.get(kidIn(token))
    const read = live && verify(token, live.key, { issuer: live.issuer, audience })
    if (!read) return null
    if (checked.size >= CACHE_LIMIT) checked.clear()
    checked.set(token, { ...read, until: read.expires })
    return read
  }
}

/** The id of the key by which a token says it is signed; '' without. `jwt.decode` would read all of it. */
function kidIn(token: string): string {
  try {
    const header = JSON.parse(Buffer.from(token.slice(0, token.indexOf('.')), 'base64url').toString())
    return String(header?.kid ?? '')
  } catch {
    return ''
  }
}

function verify(token: string, key: KeyObject, expected: { issuer: string; audience: string }) {
  try {
    const claims = jwt.verify(token, key, { algorithms: ['ES256'], ...expected, maxAge: LIFETIME_SECONDS })
    // The library accepts a token without an expiry, and one from the future, which means a wrong clock.
    if (typeof claims === 'string' || !claims.exp || !claims.iat) return null
    if (claims.iat > Date.now() / 1000 + LIFETIME_SECONDS) return null
    const { role, sid, member, ids, unsure } = claims as Caller
    return { issuer: expected.issuer, caller: { role, sid, member, ids, unsure }, expires: claims.exp * 1000 }
  } catch {
    return null
  }
}

/** Mints with the current key, which may be replaced while the process runs. */
export function liveMinter(issuer: string, key: () => string) {
  const minter = following(key, (now) => tokenMinter(issuer, now))
  return (audience: string, caller?: Caller): string => minter()(audience, caller)
}

/** Checks against each issuer's current keys. */
export function liveChecker(audience: string, issuers: Record<string, () => string[]>) {
  const checkers = Object.entries(issuers).map(([issuer, keys]) =>
    following(keys, (now) => tokenChecker(audience, { [issuer]: now })),
  )
  return (token: string | undefined): ReturnType<ReturnType<typeof tokenChecker>> => {
    for (const checker of checkers) {
      const identified = checker()(token)
      if (identified) return identified
    }
    return null
  }
}

/** Derives a value from a key, and derives it again once the key changes. */
function following<Value, Made>(read: Rotating<Value>, make: (value: Value) => Made): () => Made {
  let value = read()
  let made = make(value)
  return () => {
    if (read() !== value) {
      value = read()
      made = make(value)
    }
    return made
  }
}
