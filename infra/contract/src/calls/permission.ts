import type { Service, Who } from './call.ts'
import type { Reason } from './reasons.ts'
import { mayCall } from './roles.ts'

/** What is known of the caller. */
export interface KnownCaller {
  /** As a session or a token names it. */
  role?: string
  /** Names its session; decides nothing. */
  sid?: string
  /** The member of staff, for a sign-in by name; decides nothing here. */
  member?: { id: string; name: string }
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
  readOnly?: true
}

/** Why a call may not be made. */
type Refusal = Extract<
  Reason,
  'unauthorized' | 'unknownApplicant' | 'noPermission' | 'notYours' | 'upstreamDown' | 'readDown'
>

/**
 * Why this caller may not make this call, or null: the one place that decides it, for the gateway and for the
 * services behind it. Whose a single application is, its service decides.
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
