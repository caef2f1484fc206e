import { hash, verify } from '@node-rs/argon2'
import { EVENT_LOOP_LOOK_MS } from '@recruit/chassis/observability/metrics'
import { medianOf } from '@recruit/local/testing/percentile'
import { ADMIN_KEY, KEYS } from '@recruit/local/testing/stack'
import { visitor } from '@recruit/local/testing/visitor'
import type { Product } from '../bench.ts'
import { type Line, spread, verdict } from '../goals.ts'
import { assertStatus, perSecond } from '../load/load.ts'
import { compareRates } from '../load/ratio.ts'

/** Fewer than the throttle admits from one address; enough to keep two cores busy. */
const AT_ONCE = 4
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const DELAY_GOAL_MS = 10

/**
 * What signing in costs besides comparing both keys, and how it delays other calls of the auth service. The same delay
 * while another process compares shows the machine's part.
 */
export async function signIn({ stack }: Product): Promise<Line[]> {
  const hashes = await Promise.all(Object.values(KEYS).map((key) => hash(key, COST)))
  const { auth } = stack.services
  const delays: number[] = []
  const idle: number[] = []
  const line = await compareRates(
    `sign-in ÷ two raw argon2id verifications, ${AT_ONCE} at once`,
    { goal: 0.85 },
    {
      name: 'sign-ins',
      measure: watching(auth, delays, async () => {
        const { status } = await visitor(stack.url).send('login', { pw: ADMIN_KEY })
        assertStatus('login', status, 200)
      }),
    },
    {
      name: 'pairs of raw argon2id verifications',
      measure: watching(auth, idle, async () => {
        await Promise.all(hashes.map((stored) => verify(stored, ADMIN_KEY)))
      }),
    },
  )
  // The first of each is for warming up.
  const measured = delays.slice(1)
  const inTenths = (value: number) => `${value.toFixed(1)} ms`
  return [
    line,
    [
      'event-loop delay of the auth service meanwhile, p99',
      `≤ ${DELAY_GOAL_MS} ms`,
      `${spread(measured, inTenths)}; idle beside as much work ${inTenths(medianOf(idle.slice(1)))}`,
      verdict(medianOf(measured) <= DELAY_GOAL_MS),
    ],
  ]
}

/** How often per second something runs, and how long it blocked a service's event loop. */
const watching = (service: string, delays: number[], work: () => Promise<void>) => async () => {
  // Reading the delay resets it.
  await delayOf(service)
  const rate = await perSecond(AT_ONCE, work)
  delays.push(await delayOf(service))
  return rate
}

/** The 99th percentile since the last reading, in milliseconds. */
async function delayOf(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  const [, seconds] = /^nodejs_eventloop_lag_p99_seconds(?:{[^}]*})? (\S+)$/m.exec(metrics) ?? []
  if (!seconds) throw new Error('The auth service tells no event-loop delay')
  return Math.max(0, Number(seconds) * 1000 - EVENT_LOOP_LOOK_MS)
}
