import type { History } from '@recruit/chassis/history'
import { type Context, on, type Route } from '@recruit/chassis/http-app'
import type { Role } from '@recruit/chassis/internal-token'
import { calls } from '@recruit/contract'
import { messages } from '@recruit/contract/messages'
import type { SignInThrottle } from '../sign-in-throttle.ts'
import { type Door, signIn } from '../use-cases/sign-in.ts'

const SESSION = 'x-internal-session'
/** A login or a session check answers both flags, and they exclude each other (design, point 3). */
const flagsFor = (role: Role | undefined) => ({
  adminLoggedIn: role === 'admin',
  managerLoggedIn: role === 'manager',
})
const check = async (_form: object, { caller }: Context) => flagsFor(caller.role)

export interface AuthRoutesParts extends Door {
  history: History
  throttle: SignInThrottle
}

export const authRoutes = ({ history, throttle, ...door }: AuthRoutesParts): Route[] => [
  on(calls.checkAdmin, check),
  on(calls.checkLanding, check),
  on(calls.checkManager, check),
  on(calls.login, async ({ pw }, { caller, address, language, tellGateway }) => {
    const { role, id } = await throttle(address, () => signIn(door, pw, caller))
    tellGateway(SESSION, `start ${id}`)
    return { ...flagsFor(role), message: messages.signedIn[language] }
  }),
  on(calls.logout, async (_form, { caller, language, tellGateway }) => {
    if (caller.sid) await door.sessions.end(caller.sid)
    tellGateway(SESSION, 'end')
    return { ...flagsFor(undefined), message: messages.signedOut[language] }
  }),
  on(calls.keyHistory, (form) => history.read(form)),
]
