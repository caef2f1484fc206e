import { hash } from 'node:crypto'

/** Names a value in 22 characters, by which a later call says what its caller saw. */
export const digest = (value: unknown): string =>
  hash('sha256', JSON.stringify(value), 'base64url').slice(0, 22)
