import type { Call } from './call.ts'
import type { Reason } from './reasons.ts'
import { mayCall } from './roles.ts'

export interface KnownCaller {
  /** Of a session or a token; `sid` is a hash, which opens no session. */
  role?: string
  sid?: string
  /** The member of staff, for a sign-in by name; decides nothing here. */
  member?: { id: string; name: string }
  /** The applications that this browser proved. */
  ids?: string[]
  /** The session store could not be reached, so it is unknown whether this is staff. */
  unsure?: true
}
type GuardedCall = Pick<Call, 'who' | 'service' | 'method' | 'readOnly'>

type Refusal = Extract<
  Reason,
  'unauthorized' | 'unknownApplicant' | 'noPermission' | 'notYours' | 'upstreamDown' | 'readDown'
>

/**
 * Why this caller may not make this call, or null: the one place that decides it, for the gateway and the services. The
 * service decides who owns an application.
 */
export function denialReason(
  { who, service, method, readOnly }: GuardedCall,
  caller: KnownCaller,
): Refusal | null {
  const { role, ids, unsure } = caller
  // While the gateway cannot read sessions, staff get 'try later' and not 'not signed in'.
  if (unsure && (service === 'auth' || (who !== 'anyone' && who !== 'applicant')))
    return method === 'GET' || readOnly ? 'readDown' : 'upstreamDown'
  switch (who) {
    case 'anyone':
      return null
    case 'applicant':
      return ids?.length ? null : role ? 'notYours' : 'unknownApplicant'
    case 'review':
    case 'staff':
    case 'admin':
      if (mayCall(role, who)) return null
      return role || ids?.length ? 'noPermission' : 'unauthorized'
  }
}
