import { type KeyObject, randomUUID } from 'node:crypto'
import jwt from 'jsonwebtoken'

/** Ids that a cookie names, each with the second at which it ends. */
type Ids = Record<string, number>
interface Claims {
  ids: Ids
  /** Stays while ids come and go: what is bound to the cookie goes by it. */
  nonce: string
}
export interface SignedIdsOptions {
  key: KeyObject
  lifetimeSeconds: number
  /** The oldest give way to more. */
  most: number
  now?: () => number
}

const ID = /^[\w-]{1,64}$/

/** A cookie's value that names ids for a while: signed, so it needs no store and works while Redis is away. */
export function signedIds({ key, lifetimeSeconds, most, now = inSeconds }: SignedIdsOptions) {
  function read(token: string | undefined): Claims {
    const nothing = { ids: {}, nonce: '' }
    if (!token) return nothing
    try {
      const claims = jwt.verify(token, key, { algorithms: ['HS256'], clockTimestamp: now() })
      // The library lets a token without an expiry pass.
      if (typeof claims === 'string' || !claims.exp) return nothing
      const ids = Object.entries(claims.ids as Ids).filter(([, until]) => until > now())
      return { ids: Object.fromEntries(ids), nonce: typeof claims.nonce === 'string' ? claims.nonce : '' }
    } catch {
      return nothing
    }
  }

  const signed = (ids: Ids, nonce: string) =>
    jwt.sign({ ids, nonce: nonce || randomUUID(), exp: Math.max(...Object.values(ids)) }, key, {
      algorithm: 'HS256',
      noTimestamp: true,
    })

  return {
    /** The ids that still count, oldest first; none for a cookie that is forged, stale or absent. */
    idsOf: (token: string | undefined): string[] =>
      Object.entries(read(token).ids)
        .sort(([, a], [, b]) => a - b)
        .map(([id]) => id),

    /** What stays the same while ids come and go; empty for a cookie that is forged, stale or absent. */
    nonceOf: (token: string | undefined): string => read(token).nonce,

    /** The cookie with one more id; the oldest give way. Null where the id is none. */
    withId(token: string | undefined, id: string): string | null {
      if (!ID.test(id)) return null
      const { ids, nonce } = read(token)
      const { [id]: _renewed, ...others } = ids
      const newest = Object.entries(others)
        .sort(([, a], [, b]) => b - a)
        .slice(0, most - 1)
      return signed(Object.fromEntries([...newest, [id, now() + lifetimeSeconds]]), nonce)
    },

    /** The cookie without this id, the others until when they were named; null where none is left. */
    withoutId(token: string | undefined, id: string): string | null {
      const { ids, nonce } = read(token)
      const { [id]: _forgotten, ...others } = ids
      return Object.keys(others).length > 0 ? signed(others, nonce) : null
    },
  }
}
export type SignedIds = ReturnType<typeof signedIds>

const inSeconds = () => Math.floor(Date.now() / 1000)
