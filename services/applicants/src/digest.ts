import { hash } from 'node:crypto'

/** Names a value in 22 characters: whoever agrees to it says by this what was seen. */
export const digest = (value: unknown): string =>
  hash('sha256', JSON.stringify(value), 'base64url').slice(0, 22)
