import { randomUUID } from 'node:crypto'
import { historyOf } from '@recruit/chassis/audit-log/audit-log'
import type { AppError } from '@recruit/chassis/http/errors'
import { type Context, type Listener, listen } from '@recruit/chassis/http/route'
import type { ServiceContext, ServiceParts } from '@recruit/chassis/http/start-service'
import { threadsGiveWay } from '@recruit/chassis/limits/give-way'
import type { TellEvent } from '@recruit/chassis/observability/events'
import { sessionStore } from '@recruit/chassis/redis/session-store'
import { calls } from '@recruit/contract'
import { KEY_ROLE_NAMES, ROLE_NAMES, type SessionFlag, signedInRole } from '@recruit/contract/calls/roles'
import type { AuthConfig } from './config.ts'
import { hashKey, isOfDefault } from './key.ts'
import { knownKeys } from './known-keys.ts'
import { signInLimits } from './limits/sign-in-limits.ts'
import { memberStore } from './member.model.ts'
import { memberLinkStore } from './member-link.model.ts'
import { authRoutes } from './routes/index.ts'
import { type StaffKeyStore, staffKeyStore } from './staff-key.model.ts'

/**
 * No shares: guesses are limited by origin, and wait in a queue of their own; their number must not exclude a caller
 * who knows the key.
 */
export async function createApp({
  db,
  redis,
  config,
  tell,
}: ServiceContext<AuthConfig>): Promise<ServiceParts> {
  const history = historyOf(db)
  const keys = staffKeyStore(db, history)
  const isProduction = config.NODE_ENV === 'production'
  if (isProduction) await refuseDefaults(keys)
  // The first hash creates the threads that compare keys, with a priority below session reads.
  await hashKey(randomUUID())
  threadsGiveWay((name) => name === 'libuv-worker')
  return {
    routes: authRoutes({
      keys,
      known: knownKeys(),
      members: memberStore(db, history),
      links: memberLinkStore(db, history),
      sessions: sessionStore(redis, ROLE_NAMES),
      isProduction,
      history,
      limited: signInLimits(redis),
    }),
    listeners: authListeners(tell),
    checks: { redis: () => redis.ping().then(() => null) },
  }
}

/**
 * Ends a start in production whose stored keys are well-known ones, with a line for each: another environment may have
 * set them. While the database is away `/readyz` reports it, and signing in checks again.
 */
export async function refuseDefaults(store: StaffKeyStore): Promise<void> {
  const hashes = await store.hashes().catch(() => ({}) as Awaited<ReturnType<StaffKeyStore['hashes']>>)
  const found = await Promise.all(KEY_ROLE_NAMES.map(async (role) => isOfDefault(hashes[role] ?? '')))
  for (const role of KEY_ROLE_NAMES.filter((_, at) => found[at]))
    console.error(
      `The ${role} key is what anybody would try first: set a new one with \`npm run keys ${role}\`.`,
    )
  if (found.includes(true)) process.exit(1)
}

/** Events of signing in, counted and logged; never a key, a name, a session or an address. */
function authListeners(tell: TellEvent): Listener[] {
  const signingIn = [
    (reply: Record<SessionFlag, boolean>, _form: object, { log }: Context) =>
      tell('signed in', { role: signedInRole(reply) ?? '' }, log),
    // `refused`: a wrong key; `too_many` and `busy`: it was not compared.
    ({ code }: AppError, { log }: Context) => tell('sign-in refused', { code }, log),
  ] as const
  return [
    listen(calls.login, ...signingIn),
    listen(calls.memberLogin, ...signingIn),
    listen(calls.setPassphrase, ...signingIn),
    listen(calls.logout, (_reply, _form, { log }) => tell('signed out', {}, log)),
  ]
}
