import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits that open something for their holder. */
export const newSecret = (): string => randomBytes(32).toString('base64url')
/** What is stored of them: it names them, and opens nothing. */
export const hashOfSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url')

/** A link with such a token, returned once, and its expiry. */
export interface FreshLink {
  token: string
  expiresAt: Date
}
export const shownLink = ({ token, expiresAt }: FreshLink) => ({ token, expiresAt: expiresAt.toISOString() })
