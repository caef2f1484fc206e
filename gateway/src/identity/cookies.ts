import { createSecretKey, hkdfSync, type KeyObject, randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { APPLICANT_COOKIE_HOURS, DEVICE_COOKIE_DAYS } from '@recruit/contract/constants'
import { parseCookie, stringifySetCookie } from 'cookie'
import jwt from 'jsonwebtoken'

export type Cookies = Record<string, string | undefined>

export const cookiesOf = ({ headers }: IncomingMessage): Cookies =>
  headers.cookie ? parseCookie(headers.cookie) : {}

const common = { path: '/', sameSite: 'lax' } as const
const DEVICE_SECONDS = DEVICE_COOKIE_DAYS * 24 * 3600
/** The cookies that no script reads. A session's ends with the browser's session; Redis decides its lifetime. */
const HIDDEN = {
  session: {},
  applicant: { maxAge: APPLICANT_COOKIE_HOURS * 3600 },
  'staff-device': { maxAge: DEVICE_SECONDS },
  'applicant-device': { maxAge: DEVICE_SECONDS },
}
export type HiddenCookie = keyof typeof HIDDEN
/** HTTP clients look for this name by default; scripts read the cookie. */
export const XSRF_NAME = 'XSRF-TOKEN'
export const LANGUAGE_NAME = 'lang'

/** With https a name that no other host or path of the domain can set. */
export const nameOf = (cookie: HiddenCookie, secure: boolean) => (secure ? `__Host-${cookie}` : cookie)

/** Sets a cookie, or ends it without a value. */
export const hiddenCookie = (cookie: HiddenCookie, value: string | undefined, secure: boolean): string =>
  stringifySetCookie({
    ...{ ...common, httpOnly: true, secure, name: nameOf(cookie, secure), value: value ?? '' },
    ...(value === undefined ? { maxAge: 0 } : HIDDEN[cookie]),
  })

export const xsrfCookie = (token: string, secure: boolean) =>
  stringifySetCookie({ name: XSRF_NAME, value: token, ...common, secure })

type Purpose = 'xsrf' | 'applicant' | 'applicant device' | 'staff device'

/** A key per purpose, so that a signature for one cookie is invalid in another. */
export const deriveKey = (cookieKey: string, purpose: Purpose): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync('sha256', cookieKey, '', `gateway ${purpose}`, 32)))

/** The contents of a cookie: ids, each with the second at which it expires. */
export interface NamedIds {
  ids: Readonly<Record<string, number>>
  /** Stays the same while ids change, so that other values can be bound to the cookie. */
  nonce: string
}
interface SignedIdsOptions {
  key: KeyObject
  lifetimeSeconds: number
  /** At most this many ids; the oldest are dropped. */
  most: number
  now?: () => number
}

const ID = /^[\w-]{1,64}$/
export const NO_IDS: NamedIds = { ids: {}, nonce: '' }

/** Signed cookies with ids that expire: they need no store, and work while Redis is away. */
function signedIds({ key, lifetimeSeconds, most, now = inSeconds }: SignedIdsOptions) {
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

/** The applicant's cookie: the applications that this browser proved and may open. */
export const applicantProofs = (cookieKey: string, now?: () => number): SignedIds =>
  signedIds({
    key: deriveKey(cookieKey, 'applicant'),
    lifetimeSeconds: APPLICANT_COOKIE_HOURS * 3600,
    most: 10,
    ...(now && { now }),
  })

/**
 * Cookies by which the gateway recognises a browser; they grant nothing. `applicant` names the applications that it has
 * proved before; `staff` is a random name from its first sign-in.
 */
export const deviceCookies = (cookieKey: string) => ({
  applicant: signedIds({
    key: deriveKey(cookieKey, 'applicant device'),
    lifetimeSeconds: DEVICE_SECONDS,
    most: 5,
  }),
  staff: signedIds({ key: deriveKey(cookieKey, 'staff device'), lifetimeSeconds: DEVICE_SECONDS, most: 1 }),
})
export type DeviceCookies = ReturnType<typeof deviceCookies>

/** The staff cookie of a browser that has just signed in: the same name with a new expiry. */
export function renewedStaffDevice({ staff }: DeviceCookies, cookie: string | undefined): string {
  const known = staff.read(cookie)
  const renewed = staff.withId(known, idsOf(known)[0] ?? randomUUID())
  return renewed ? staff.sign(renewed) : ''
}
