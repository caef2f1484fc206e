import { whyNot } from '@recruit/contract/permission'
import type { Step } from './locals.ts'
import { refuseBody } from './refuse.ts'

export const checkPermission: Step = (req, res, next) => {
  const { call, caller } = res.locals
  const reason = call && whyNot(call, caller)
  if (reason) refuseBody(req, res, reason, call.failed)
  else next()
}
