import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { deriveKey } from './derive-key.ts'

/**
 * The double-submit token: a nonce and its signature over `holder`, so that neither a planted token nor one of another
 * session is valid.
 */
export function xsrfTokens(cookieKey: string) {
  const key = deriveKey(cookieKey, 'xsrf')
  const sign = (nonce: string, holder: string) =>
    createHmac('sha256', key).update(`${nonce} ${holder}`).digest('base64url')

  const isOurs = (token: string | undefined, holder: string): token is string => {
    const dot = token?.indexOf('.') ?? -1
    return token !== undefined && dot > 0 && isSame(token.slice(dot + 1), sign(token.slice(0, dot), holder))
  }
  const fresh = (holder: string): string => {
    // As good as random bytes, and drawn from a pool: every first visit needs one.
    const nonce = randomUUID()
    return `${nonce}.${sign(nonce, holder)}`
  }

  return {
    fresh,
    isOurs,
    /** The known token if valid, so that other tabs continue with it, else a fresh one. */
    keepOrRenew: (known: string | undefined, holder: string): string =>
      isOurs(known, holder) ? known : fresh(holder),
    /** Whether the header repeats a cookie that we signed for this holder. */
    agree: (cookie: string | undefined, header: string | undefined, holder: string): boolean =>
      header !== undefined && isOurs(cookie, holder) && isSame(cookie, header),
  }
}
export type XsrfTokens = ReturnType<typeof xsrfTokens>

function isSame(a: string, b: string): boolean {
  const left = Buffer.from(a)
  const right = Buffer.from(b)
  return left.length === right.length && timingSafeEqual(left, right)
}
