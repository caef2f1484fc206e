import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'

type Purpose = 'xsrf' | 'applicant' | 'applicant device' | 'staff device'

/** A key per purpose, so that a signature for one cookie is invalid in another. */
export const deriveKey = (cookieKey: string, purpose: Purpose): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync('sha256', cookieKey, '', `gateway ${purpose}`, 32)))
