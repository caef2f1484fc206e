import type { Service, Who } from './call.ts'
import { messages } from './messages.ts'

/** What is known of whoever makes a call. */
export interface KnownCaller {
  role?: 'admin' | 'manager'
  /** The applications that this browser proved. */
  ids?: string[]
  /** The session store could not be asked whether this is staff. */
  unsure?: true
}
/** The part of a call that decides who may make it. */
interface GuardedCall {
  who: Who
  service: Service
  method: string
  reads?: true
}

/** Why a call may not be made, with what is said about it. */
export const REFUSALS = {
  unauthorized: { code: 'unauthorized', said: messages.unauthorized },
  unknownApplicant: { code: 'unauthorized', said: messages.notYours },
  noPermission: { code: 'forbidden', said: messages.noPermission },
  notYours: { code: 'forbidden', said: messages.notYours },
  upstreamDown: { code: 'unavailable', said: messages.upstreamDown },
  readDown: { code: 'unavailable', said: messages.readDown },
} as const
export type Refusal = keyof typeof REFUSALS

/**
 * Why this caller may not make this call, or null: the one place that decides it, for the gateway and for the
 * services behind it. Whose a single application is, its service decides.
 */
export function whyNot({ who, service, method, reads }: GuardedCall, caller: KnownCaller): Refusal | null {
  const { role, ids, unsure } = caller
  // While nobody can say whether this is staff, staff is told to wait rather than that it is not.
  if (unsure && (who === 'staff' || who === 'admin' || service === 'auth'))
    return method === 'GET' || reads ? 'readDown' : 'upstreamDown'
  switch (who) {
    case 'anyone':
      return null
    case 'applicant':
      return ids?.length ? null : role ? 'notYours' : 'unknownApplicant'
    case 'staff':
      return role ? null : ids?.length ? 'noPermission' : 'unauthorized'
    case 'admin':
      return role === 'admin' ? null : role || ids?.length ? 'noPermission' : 'unauthorized'
  }
}

/** The same as a code and words. */
export function refusalOf(call: GuardedCall, caller: KnownCaller) {
  const why = whyNot(call, caller)
  return why && REFUSALS[why]
}
