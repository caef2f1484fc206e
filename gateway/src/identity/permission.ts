import { denialReason } from '@recruit/contract/calls/permission'
import type { Step } from '../request/locals.ts'
import { refuseBody } from '../request/refuse.ts'

export const checkPermission: Step = (req, res, next) => {
  const { call, caller } = res.locals
  const reason = call && denialReason(call, caller)
  if (reason) refuseBody(req, res, reason, call.failed)
  else next()
}
