import { setTimeout as sleep } from 'node:timers/promises'
import { ADMIN_KEY } from '@recruit/local/testing/stack'
import { browserBehind } from './browser.ts'
import type { UnderLoad } from './environment.ts'
import type { Attempt } from './load.ts'

/** Calls to auth and settings that no proxy may repeat: signing in and changes. */
export const STAFF_KINDS = ['members', 'signIn', 'change'] as const
/** Signing in is slow, and every program receives a change. */
const PAUSE_MS = 200

/** An admin who lists members, another who keeps signing in, and a third who changes settings. */
export async function staffJobs(
  { balancer }: UnderLoad,
  attempt: Attempt,
): Promise<(() => Promise<unknown>)[]> {
  const [lister, comer, changer] = [browserBehind(balancer), browserBehind(balancer), browserBehind(balancer)]
  for (const one of [lister, changer]) await one.send('login', { pw: ADMIN_KEY })
  let count = 0
  return [
    () => attempt('members', lister, ['listMembers', {}], ({ body }) => Array.isArray(body.members)),
    async () => {
      await attempt('signIn', comer, ['login', { pw: ADMIN_KEY }], ({ body }) => body.adminLoggedIn)
      await sleep(PAUSE_MS)
    },
    async () => {
      await attempt('change', changer, ['modifyResultInfo', { interviewWaitingPlace: String(++count) }])
      await sleep(PAUSE_MS)
    },
  ]
}
