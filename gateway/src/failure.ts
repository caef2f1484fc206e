import type { Call } from '@recruit/contract'
import { NO_CONNECTION } from './connecting.ts'
import type { Reason } from './refuse.ts'

/** `down`: nothing was sent. `broke`: it may have been done. `slow`: it may still be done. */
export type Failure = 'down' | 'broke' | 'slow'

const NEVER_REACHED = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  NO_CONNECTION,
])

/** How an upstream failed; `late` when its time was over. */
export function failureOf(error: Error, late: boolean | undefined): Failure {
  if (late) return 'slow'
  const code = 'code' in error ? String(error.code) : ''
  return NEVER_REACHED.has(code) ? 'down' : 'broke'
}

/** A call that changes nothing, or whose outcome is stored with its change, may be sent again after a failure. */
export const isRepeatable = (call: Call, key: string | undefined): boolean =>
  reads(call) || (call.keyed === true && key !== undefined)

/** Only of a call that changes something need anybody ask whether it was saved. */
const REASONS = {
  read: { down: 'readDown', broke: 'readBroke', slow: 'readSlow' },
  write: { down: 'upstreamDown', broke: 'upstreamBroke', slow: 'upstreamSlow' },
} as const satisfies Record<string, Record<Failure, Reason>>

export const reasonOf = (call: Call, failure: Failure): Reason =>
  REASONS[reads(call) ? 'read' : 'write'][failure]

/** It changes nothing. */
export const reads = (call: Call): boolean => call.method === 'GET' || call.reads === true
