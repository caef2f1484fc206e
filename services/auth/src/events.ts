import type { AppError } from '@recruit/chassis/http/errors'
import { type Context, type Listener, listen } from '@recruit/chassis/http/route'
import type { TellEvent } from '@recruit/chassis/observability/events'
import type { Logger } from '@recruit/chassis/observability/logger'
import { calls } from '@recruit/contract'
import { type SessionFlag, signedInRole } from '@recruit/contract/calls/roles'

/** Events of signing in, counted and logged; never a key, a name, a session or an address. */
const events = (tell: TellEvent) => ({
  signedIn: (reply: Record<SessionFlag, boolean>, log: Logger) =>
    tell('signed in', { role: signedInRole(reply) ?? '' }, log),
  /** `refused`: a wrong key; `too_many` and `busy`: it was not compared. */
  signInRefused: (code: string, log: Logger) => tell('sign-in refused', { code }, log),
  signedOut: (log: Logger) => tell('signed out', {}, log),
})

export function authListeners(tell: TellEvent): Listener[] {
  const { signedIn, signInRefused, signedOut } = events(tell)
  const signingIn = [
    (reply: Record<SessionFlag, boolean>, _form: object, { log }: Context) => signedIn(reply, log),
    ({ code }: AppError, { log }: Context) => signInRefused(code, log),
  ] as const
  return [
    listen(calls.login, ...signingIn),
    listen(calls.memberLogin, ...signingIn),
    listen(calls.setPassphrase, ...signingIn),
    listen(calls.logout, (_reply, _form, { log }) => signedOut(log)),
  ]
}
