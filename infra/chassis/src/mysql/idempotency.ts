import { createHash } from 'node:crypto'
import { AppError } from '../http/errors.ts'

/** Identifies a repeated write: the client's key, and a hash of its request. */
export interface WriteKey {
  key: string
  request: string
}

/** The gateway's header for a request whose earlier try may have arrived. */
export const REPEAT_HEADER = 'x-internal-repeat'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export function writeKeyOf(header: string | undefined, path: string, body: unknown): WriteKey | undefined {
  if (header === undefined) return undefined
  const key = header.toLowerCase()
  if (!UUID.test(key)) throw new AppError('keyMalformed')
  const request = createHash('sha256')
    .update(`${path} ${JSON.stringify(body)}`)
    .digest('base64url')
  return { key, request }
}

/** The same key with another request is a mistake of the client. */
export function assertSameRequest(stored: string, { request }: WriteKey): void {
  if (stored !== request) throw new AppError('keyReused')
}
