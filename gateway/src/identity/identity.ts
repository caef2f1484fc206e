import type { SessionStore } from '@recruit/chassis/redis/session-store'
import type { Caller } from '@recruit/chassis/tokens/internal-token'
import { denialReason } from '@recruit/contract/calls/permission'
import { parseCookie } from 'cookie'
import type { Step } from '../request/locals.ts'
import { refuseBody } from '../request/refuse.ts'
import { applicantName, sessionName } from './cookies.ts'
import { idsOf, type SignedIds } from './signed-ids.ts'

export interface IdentityParts {
  sessions: Pick<SessionStore, 'read'>
  /** Called when the session store cannot be reached. */
  onUnsure: () => void
}

/** Opens the cookies; no program behind the gateway sees one. */
export const readCookies =
  (proofs: SignedIds): Step =>
  (req, res, next) => {
    const { locals } = res
    locals.cookies = req.headers.cookie ? parseCookie(req.headers.cookie) : {}
    locals.proved = proofs.read(locals.cookies[applicantName(locals.secure)])
    next()
  }

/** Identifies the caller. It reads the session on every request, so that signing out takes effect immediately. */
export const identify =
  (parts: IdentityParts): Step =>
  (_req, res, next) => {
    const { cookies, proved, secure } = res.locals
    const ids = idsOf(proved)
    const caller: Caller = ids.length ? { ids } : {}
    res.locals.caller = caller
    const sessionId = cookies[sessionName(secure)]
    return sessionId ? addSession(parts, sessionId, caller).then(() => next()) : next()
  }

async function addSession({ sessions, onUnsure }: IdentityParts, sessionId: string, caller: Caller) {
  try {
    const session = await sessions.read(sessionId)
    if (!session) return
    caller.role = session.role
    caller.sid = session.sid
    if (session.member) caller.member = session.member
  } catch {
    caller.unsure = true
    onUnsure()
  }
}

export const checkPermission: Step = (req, res, next) => {
  const { call, caller } = res.locals
  const reason = call && denialReason(call, caller)
  if (reason) refuseBody(req, res, reason, call.failed)
  else next()
}
