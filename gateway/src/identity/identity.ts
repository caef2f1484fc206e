import type { SessionStore } from '@recruit/chassis/redis/session-store'
import type { Caller } from '@recruit/chassis/tokens/internal-token'
import { parseCookie } from 'cookie'
import type { Locals, Step } from '../request/locals.ts'
import { applicantName, sessionName } from './cookies.ts'
import { idsOf, type SignedIds } from './signed-ids.ts'

export interface IdentityParts {
  sessions: Pick<SessionStore, 'read'>
  /** Told each time that the session store could not be asked. */
  onUnsure: () => void
}

/** Opens the cookies: nobody behind the gateway ever sees one. */
export const readCookies =
  (proofs: SignedIds): Step =>
  (req, res, next) => {
    const { locals } = res
    locals.cookies = req.headers.cookie ? parseCookie(req.headers.cookie) : {}
    locals.proved = proofs.read(locals.cookies[applicantName(locals.secure)])
    next()
  }

/** Who is asking. The session is read every time, so that signing out counts at once. */
export const identify =
  (parts: IdentityParts): Step =>
  async (_req, res, next) => {
    res.locals.caller = await callerOf(parts, res.locals)
    next()
  }

async function callerOf({ sessions, onUnsure }: IdentityParts, { cookies, proved, secure }: Locals) {
  const caller: Caller = {}
  const sessionId = cookies[sessionName(secure)]
  if (sessionId) {
    try {
      const session = await sessions.read(sessionId)
      if (session) {
        caller.role = session.role
        caller.sid = session.sid
        if (session.member) caller.member = session.member
      }
    } catch {
      caller.unsure = true
      onUnsure()
    }
  }
  const ids = idsOf(proved)
  if (ids.length) caller.ids = ids
  return caller
}
