import type { History } from '@recruit/chassis/audit-log/audit-log'
import { type Context, on, type Route } from '@recruit/chassis/http/route'
import { calls } from '@recruit/contract'
import { sessionFlags } from '@recruit/contract/calls/roles'
import { messages } from '@recruit/contract/messages'
import type { SignInLimits } from '../limits/sign-in-limits.ts'
import type { MembersContext } from '../use-cases/change-members.ts'
import { readHistory } from '../use-cases/read-history.ts'
import { isTold, type SignInContext, signIn } from '../use-cases/sign-in.ts'
import { memberRoutes } from './member-routes.ts'
import { SESSION } from './session-header.ts'

const check = async (_form: object, { caller: { role, member } }: Context) => ({
  ...sessionFlags(role),
  member: member ? { teams: [], ...member } : null,
})

export interface AuthRoutesParts extends SignInContext, MembersContext {
  history: History
  limited: SignInLimits
}

export const authRoutes = ({ history, limited, ...context }: AuthRoutesParts): Route[] => [
  on(calls.checkAdmin, check),
  on(calls.checkLanding, check),
  on(calls.checkManager, check),
  on(
    calls.login,
    async ({ pw }, { caller, address, known: [device], isGone, language, setInternalHeader }) => {
      const { role, id } = await limited(
        { address, device, isGone },
        () => signIn(context, pw, caller),
        () => isTold(context, pw),
      )
      setInternalHeader(SESSION, `start ${id}`)
      return { ...sessionFlags(role), member: null, message: messages.signedIn[language] }
    },
  ),
  on(calls.logout, async (_form, { caller, language, setInternalHeader }) => {
    if (caller.sid) await context.sessions.end(caller.sid, caller.member)
    setInternalHeader(SESSION, 'end')
    return { ...sessionFlags(undefined), member: null, message: messages.signedOut[language] }
  }),
  on(calls.keyHistory, (form) => readHistory(history, context.members, form)),
  ...memberRoutes(context, limited),
]
