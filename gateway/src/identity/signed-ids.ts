import { type KeyObject, randomUUID } from 'node:crypto'
import jwt from 'jsonwebtoken'

/** The contents of a cookie: ids, each with the second at which it expires. */
export interface NamedIds {
  ids: Readonly<Record<string, number>>
  /** Stays the same while ids change, so that other values can be bound to the cookie. */
  nonce: string
}
export interface SignedIdsOptions {
  key: KeyObject
  lifetimeSeconds: number
  /** At most this many ids; the oldest are dropped. */
  most: number
  now?: () => number
}

const ID = /^[\w-]{1,64}$/
export const NO_IDS: NamedIds = { ids: {}, nonce: '' }

/** Signed cookies with ids that expire: they need no store, and work while Redis is away. */
export function signedIds({ key, lifetimeSeconds, most, now = inSeconds }: SignedIdsOptions) {
  return {
    /** The valid ids; none of a forged, stale or absent cookie. */
    read(token: string | undefined): NamedIds {
      if (!token) return NO_IDS
      try {
        const claims = jwt.verify(token, key, { algorithms: ['HS256'], clockTimestamp: now() })
        // The library accepts a token without an expiry.
        if (typeof claims === 'string' || !claims.exp) return NO_IDS
        const ids = Object.entries(claims.ids as NamedIds['ids']).filter(([, until]) => until > now())
        return { ids: Object.fromEntries(ids), nonce: typeof claims.nonce === 'string' ? claims.nonce : '' }
      } catch {
        return NO_IDS
      }
    },

    sign: ({ ids, nonce }: NamedIds): string =>
      jwt.sign({ ids, nonce, exp: Math.max(...Object.values(ids)) }, key, {
        algorithm: 'HS256',
        noTimestamp: true,
      }),

    /** Adds an id; the oldest are dropped. Null if the id is malformed. */
    withId({ ids, nonce }: NamedIds, id: string): NamedIds | null {
      if (!ID.test(id)) return null
      const { [id]: _renewed, ...others } = ids
      const newest = Object.entries(others)
        .sort(([, a], [, b]) => b - a)
        .slice(0, most - 1)
      return {
        ids: Object.fromEntries([...newest, [id, now() + lifetimeSeconds]]),
        nonce: nonce || randomUUID(),
      }
    },

    /** Removes this id and keeps the expiries of the others; null if none is left. */
    withoutId({ ids, nonce }: NamedIds, id: string): NamedIds | null {
      const { [id]: _forgotten, ...others } = ids
      return Object.keys(others).length > 0 ? { ids: others, nonce: nonce || randomUUID() } : null
    },
  }
}
export type SignedIds = ReturnType<typeof signedIds>

/** Oldest first. */
export const idsOf = ({ ids }: NamedIds): string[] =>
  Object.entries(ids)
    .sort(([, a], [, b]) => a - b)
    .map(([id]) => id)

const inSeconds = () => Math.floor(Date.now() / 1000)
