import { setTimeout as sleep } from 'node:timers/promises'
import { waitUntil } from '@recruit/local/process/wait'
import { newPerson } from '@recruit/local/testing/people'
import { ADMIN_KEY, MANAGER_KEY } from '@recruit/local/testing/stack'
import { browserBehind } from '../balancer.ts'
import type { Environment } from '../environment.ts'
import { type Fault, failing } from '../failing.ts'
import { outage, slowest, statusesOf, underLoad } from '../load.ts'
import { allAre, atMost, type Figure, holds, none, type Scenario, WITHIN_3_S } from '../scenario.ts'

const AWAY_MS = 5_000
const BACK_LIMIT_MS = 5_000

/** A signed-in admin, and the results of staff who are signed in and of staff who try to sign in. */
export async function staffOf(environment: Environment) {
  const admin = await environment.signIn()
  const { objectId } = await admin.call('findSettings', { key: 1 })
  const read = () => admin.send('getSettings', { id: objectId })
  const enter = (pw: string) => browserBehind(environment.balancer).send('login', { pw })
  return { read, enter }
}
type Staff = Awaited<ReturnType<typeof staffOf>>

/** Staff are refused honestly, and no one gets in. */
export async function shutOut({ read, enter }: Staff): Promise<Figure[]> {
  const attempts = [await enter(ADMIN_KEY), await enter(MANAGER_KEY), await enter('wrong-key-9')]
  const entered = attempts.filter((answer) => answer?.body?.adminLoggedIn || answer?.body?.managerLoggedIn)
  const { status } = await read()
  return [
    allAre(503, 'staff get 503', [status]),
    allAre(
      503,
      'signing in gets 503',
      attempts.map((answer) => answer?.status),
    ),
    none('let in', entered.length),
  ]
}

const staffServed = (staff: Staff) =>
  waitUntil(async () => (await staff.read()).status === 200, { what: 'Service for staff', limitMs: 20_000 })

// evidence: fault.8
export const redisGone: Scenario = {
  number: 8,
  name: 'Redis dead or stopped',
  promise: 'pages and applicants go on from MySQL; staff get 503, nobody is let in',
  cause: `SIGKILL, then SIGSTOP, for ${AWAY_MS / 1000} s each`,
  isTelling: true,
  run: (environment) =>
    underLoad(environment, async (load) => {
      const staff = await staffOf(environment)
      const redis = failing('redis', environment.part('redis'))
      const away = async (fault: Fault): Promise<Figure[]> => {
        const at = performance.now()
        await redis.fail(fault)
        const shut = await shutOut(staff)
        await sleep(Math.max(0, at + AWAY_MS - performance.now()))
        const failed = load.failedSince(at)
        const [worst, gap] = [slowest(load.endedSince(at)), outage(load, at)]
        await redis.repair(fault)
        const returned = performance.now()
        await staffServed(staff)
        return [
          holds(`${fault}: calls of applicants that failed`, failed.length === 0, statusesOf(failed)),
          atMost('slowest answer', worst, WITHIN_3_S),
          gap,
          ...shut,
          atMost('staff served again after', performance.now() - returned, BACK_LIMIT_MS),
        ]
      }
      const dead = await away('killed')
      await load.served()
      const stopped = await away('stopped')
      return [...dead, ...stopped]
    }),
}

// evidence: fault.9
export const flushedRedis: Scenario = {
  number: 9,
  name: 'FLUSHALL',
  promise: 'staff sign in again; applicants notice nothing',
  cause: 'FLUSHALL, three times under load',
  isTelling: true,
  run: (environment) =>
    underLoad(environment, async (load) => {
      const redis = environment.redis()
      const at = performance.now()
      const statuses: number[] = []
      let refused = 0
      for (let count = 0; count < 3; count++) {
        const { read, enter } = await staffOf(environment)
        await redis.flushall()
        statuses.push((await read()).status)
        if (!(await enter(ADMIN_KEY))?.body?.adminLoggedIn) refused++
        await load.served()
      }
      const failed = load.failedSince(at)
      return [
        holds('calls of applicants that failed', failed.length === 0, statusesOf(failed)),
        outage(load, at),
        allAre(401, 'sessions of before are over', statuses),
        none('signing in again refused', refused),
      ]
    }),
}

// evidence: fault.10
export const lateRedis: Scenario = {
  number: 10,
  name: 'Redis down at boot',
  promise: 'recovery within 5 s without a restart',
  cause: 'every service and gateway is started while Redis is stopped, which is started later',
  async run(environment) {
    const others = environment.partsOf('applicants', 'settings')
    const [auth, gateways] = [environment.partsOf('auth'), environment.partsOf('gateway')]
    await Promise.all([...others, ...auth, ...gateways].map((part) => part.stop()))
    await environment.part('redis').stop()
    // Without Redis no one can sign in: this service reports that it is not ready, and waits.
    const waiting = Promise.all(auth.map((part) => part.start()))
    waiting.catch(() => undefined)
    await Promise.all(others.map((part) => part.start()))
    await Promise.all(gateways.map((part) => part.start()))
    const without = performance.now()
    return underLoad(environment, async (load) => {
      const failed = load.failedSince(without)
      const enter = () => browserBehind(environment.balancer).send('login', { pw: ADMIN_KEY })
      const early = await enter()
      await environment.part('redis').start()
      const at = performance.now()
      const entered = async () => (await enter())?.body?.adminLoggedIn === true
      await waitUntil(entered, { what: 'Signing in', limitMs: 20_000 })
      const back = performance.now() - at
      await waiting
      return [
        holds('calls of applicants that failed without Redis', failed.length === 0, statusesOf(failed)),
        allAre(503, 'signing in without Redis gets 503', [early?.status]),
        atMost('signing in works after', back, BACK_LIMIT_MS),
        ...(await guessing(environment)),
      ]
    })
  },
}

/** The count of wrong lookups works again on every replica: at the latest the 31st is refused. */
async function guessing(environment: Environment): Promise<Figure[]> {
  const guesser = browserBehind(environment.balancer)
  const { team: _, ...unknown } = newPerson()
  const statuses: (number | undefined)[] = []
  for (let count = 0; count < 31; count++)
    statuses.push((await guesser.send('findApplicant', unknown))?.status)
  return [allAre(429, 'the 31st wrong lookup is turned away', statuses.slice(30))]
}
