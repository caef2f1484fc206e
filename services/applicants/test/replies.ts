import { createHash } from 'node:crypto'
import type { Answer } from '@recruit/local/testing/visitor'

const ITS_OWN = ['x-request-id', 'date', 'set-cookie', 'connection', 'keep-alive']

/** A reply, byte by byte, without its request id and time. */
export const seen = ({ status, text, headers }: Answer) =>
  JSON.stringify([
    status,
    createHash('sha256').update(text).digest('hex'),
    [...headers].filter(([name]) => !ITS_OWN.includes(name)).sort(),
  ])

/** Compressed, a page is sent a moment after it was made. */
export const UNPACKED = { headers: { 'Accept-Encoding': 'identity' } }
