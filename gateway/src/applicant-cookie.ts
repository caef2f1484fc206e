import { APPLICANT_COOKIE_HOURS } from '@recruit/contract/constants'
import jwt from 'jsonwebtoken'
import { deriveKey } from './keys.ts'

/** Application ids that this browser proved, each with the second at which the proof ends. */
type Proofs = Record<string, number>

const LIFETIME_SECONDS = APPLICANT_COOKIE_HOURS * 3600
const MOST_IDS = 10
const ID = /^[\w-]{1,64}$/

/** The applicant's cookie: signed, so it needs no store and works while Redis is away. */
export function applicantProofs(cookieKey: string, now = () => Math.floor(Date.now() / 1000)) {
  const key = deriveKey(cookieKey, 'applicant')

  function read(token: string | undefined): Proofs {
    if (!token) return {}
    try {
      const claims = jwt.verify(token, key, { algorithms: ['HS256'], clockTimestamp: now() })
      // The library lets a token without an expiry pass.
      if (typeof claims === 'string' || !claims.exp) return {}
      return Object.fromEntries(Object.entries(claims.ids as Proofs).filter(([, until]) => until > now()))
    } catch {
      return {}
    }
  }

  const signed = (ids: Proofs) =>
    jwt.sign({ ids, exp: Math.max(...Object.values(ids)) }, key, { algorithm: 'HS256', noTimestamp: true })

  return {
    /** The ids that still count, oldest first; none for a cookie that is forged, stale or absent. */
    idsOf: (token: string | undefined): string[] =>
      Object.entries(read(token))
        .sort(([, a], [, b]) => a - b)
        .map(([id]) => id),

    /** The cookie with one more id; the oldest give way. Null where the id is none. */
    withId(token: string | undefined, id: string): string | null {
      if (!ID.test(id)) return null
      const until = now() + LIFETIME_SECONDS
      const { [id]: _renewed, ...others } = read(token)
      const newest = Object.entries(others)
        .sort(([, a], [, b]) => b - a)
        .slice(0, MOST_IDS - 1)
      return signed(Object.fromEntries([...newest, [id, until]]))
    },

    /** The cookie without this id, the others until when they were proved; null where none is left. */
    withoutId(token: string | undefined, id: string): string | null {
      const { [id]: _forgotten, ...others } = read(token)
      return Object.keys(others).length > 0 ? signed(others) : null
    },
  }
}
export type ApplicantProofs = ReturnType<typeof applicantProofs>
