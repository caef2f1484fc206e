import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { deriveKey } from './keys.ts'

/** The double-submit token: a nonce and its signature, so that a value planted by somebody else does not count. */
export function xsrfTokens(cookieKey: string) {
  const key = deriveKey(cookieKey, 'xsrf')
  const sign = (nonce: string) => createHmac('sha256', key).update(nonce).digest('base64url')

  const isOurs = (token: string | undefined): token is string => {
    const dot = token?.indexOf('.') ?? -1
    return token !== undefined && dot > 0 && isSame(token.slice(dot + 1), sign(token.slice(0, dot)))
  }

  return {
    fresh(): string {
      // As good as random bytes here, and drawn from a reserve: one is made for every first visit.
      const nonce = randomUUID()
      return `${nonce}.${sign(nonce)}`
    },
    isOurs,
    /** Whether the header repeats a cookie that we signed. */
    agree: (cookie: string | undefined, header: string | undefined): boolean =>
      header !== undefined && isOurs(cookie) && isSame(cookie, header),
  }
}
export type XsrfTokens = ReturnType<typeof xsrfTokens>

function isSame(a: string, b: string): boolean {
  const left = Buffer.from(a)
  const right = Buffer.from(b)
  return left.length === right.length && timingSafeEqual(left, right)
}
