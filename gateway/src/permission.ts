import type { Caller } from '@recruit/chassis/internal-token'
import type { Call } from '@recruit/contract'
import type { Step } from './locals.ts'
import { type Reason, refuseBody } from './refuse.ts'

/** Why this caller may not make this call, or null. The service decides about single applications. */
export function whyNot({ who, service, method, reads }: Call, { role, ids, unsure }: Caller): Reason | null {
  // While nobody can say whether this is staff, staff is told to wait rather than that it is not.
  if (unsure && (who === 'staff' || who === 'admin' || service === 'auth')) {
    return method === 'GET' || reads ? 'readDown' : 'upstreamDown'
  }
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

export const checkPermission: Step = (req, res, next) => {
  const { call, caller } = res.locals
  const reason = call && whyNot(call, caller)
  if (reason) refuseBody(req, res, reason, call.failed)
  else next()
}
