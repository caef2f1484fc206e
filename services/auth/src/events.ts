import { type Listener, listen } from '@recruit/chassis/http/listening-routes'
import type { TellEvent } from '@recruit/chassis/observability/events'
import type { Logger } from '@recruit/chassis/observability/logger'
import { calls } from '@recruit/contract'
import type { Role } from '@recruit/contract/calls/roles'

/** What happens in signing in, counted and logged; never a key, a session or an address. */
const events = (tell: TellEvent) => ({
  signedIn: (role: Role, log: Logger) => tell('signed in', { role }, log),
  /** `refused`: a wrong key; `too_many` and `busy`: it was not compared. */
  signInRefused: (code: string, log: Logger) => tell('sign-in refused', { code }, log),
  signedOut: (log: Logger) => tell('signed out', {}, log),
})

export function authListeners(tell: TellEvent): Listener[] {
  const { signedIn, signInRefused, signedOut } = events(tell)
  return [
    listen(
      calls.login,
      ({ adminLoggedIn }, _form, { log }) => signedIn(adminLoggedIn ? 'admin' : 'manager', log),
      ({ code }, { log }) => signInRefused(code, log),
    ),
    listen(calls.logout, (_reply, _form, { log }) => signedOut(log)),
  ]
}
