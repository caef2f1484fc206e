import { type KeyObject, randomUUID } from 'node:crypto'
import jwt from 'jsonwebtoken'

/** What a cookie names: ids, each with the second at which it ends. */
export interface NamedIds {
  ids: Readonly<Record<string, number>>
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
export const NO_IDS: NamedIds = { ids: {}, nonce: '' }

/** Cookies that name ids for a while: signed, so they need no store and work while Redis is away. */
export function signedIds({ key, lifetimeSeconds, most, now = inSeconds }: SignedIdsOptions) {
  return {
    /** What still counts; nothing of a cookie that is forged, stale or absent. */
    read(token: string | undefined): NamedIds {
      if (!token) return NO_IDS
      try {
        const claims = jwt.verify(token, key, { algorithms: ['HS256'], clockTimestamp: now() })
        // The library lets a token without an expiry pass.
        if (typeof claims === 'string' || !claims.exp) return NO_IDS
        const ids = Object.entries(claims.ids as NamedIds['ids']).filter(([, until]) => until > now())
        return { ids: Object.fromEntries(ids), nonce: typeof claims.nonce === 'string' ? claims.nonce : '' }
      } catch {
        return NO_IDS
      }
    },

    /** The value of a cookie that names them; at least one. */
    sign: ({ ids, nonce }: NamedIds): string =>
      jwt.sign({ ids, nonce, exp: Math.max(...Object.values(ids)) }, key, {
        algorithm: 'HS256',
        noTimestamp: true,
      }),

    /** With one more id; the oldest give way. Null where the id is none. */
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

    /** Without this id, the others until when they were named; null where none is left. */
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
