import type { Call } from '@recruit/contract'
import type { Reason } from '../request/refuse.ts'
import { NO_CONNECTION } from './connect-timeout.ts'

/** `down`: nothing was sent. `broke`: the call may have been executed. `slow`: it may still be. */
export type Failure = 'down' | 'broke' | 'slow'

/** How an upstream failed; `late` after a timeout. */
export function failureOf(error: Error, late: boolean | undefined): Failure {
  if (late) return 'slow'
  return isUnreached(error) ? 'down' : 'broke'
}

/** Only an error of resolving or connecting proves that nothing was sent: the same code may come later. */
function isUnreached(error: Error): boolean {
  if (error instanceof AggregateError) return error.errors.every(isUnreached)
  const { code, syscall } = error as NodeJS.ErrnoException
  return code === NO_CONNECTION || syscall === 'connect' || syscall === 'getaddrinfo'
}

/** A call that changes nothing, or whose outcome is stored with its change, may be repeated after a failure. */
export const isRepeatable = (call: Call, key: string | string[] | undefined): boolean =>
  isReadOnly(call) || (call.idempotent === true && key !== undefined)

/** Only a call that changes something can leave it unknown whether it was saved. */
const REASONS = {
  read: { down: 'readDown', broke: 'readBroke', slow: 'readDown' },
  write: { down: 'upstreamDown', broke: 'upstreamBroke', slow: 'upstreamSlow' },
} as const satisfies Record<string, Record<Failure, Reason>>

export const reasonOf = (call: Call, failure: Failure): Reason =>
  REASONS[isReadOnly(call) ? 'read' : 'write'][failure]

export const isReadOnly = (call: Call): boolean => call.method === 'GET' || call.readOnly === true
