import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'

/** A key for one purpose: what is signed for one cookie proves nothing in another. */
export const deriveKey = (cookieKey: string, purpose: 'xsrf' | 'applicant'): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync('sha256', cookieKey, '', `gateway ${purpose}`, 32)))
