import { hash, verify } from '@node-rs/argon2'
import { ADMIN_KEY, MANAGER_KEY } from '@recruit/local/testing/stack'
import { visitor } from '@recruit/local/testing/visitor'
import type { Bench } from './bench.ts'
import { perSecond } from './load.ts'
import { interleaved, report, spreadOf } from './ratio.ts'

/** Fewer than the throttle lets in at once from one address; enough to keep two cores busy. */
const AT_ONCE = 4
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const DELAY_GOAL_MS = 10
/** The event loop is looked at this often, and the metric tells the whole time between two looks. */
const LOOK_MS = 10

/** What signing in costs beside comparing both keys, and whether others can still be served by the auth service meanwhile. */
export async function signIn({ stack }: Bench): Promise<string[]> {
  const hashes = await Promise.all([ADMIN_KEY, MANAGER_KEY].map((key) => hash(key, COST)))
  const delays: number[] = []
  const ratio = await interleaved(
    {
      name: 'sign-ins',
      measure: async () => {
        // Reading it begins it anew.
        await delayOf(stack.services.auth)
        const rate = await perSecond(AT_ONCE, async () => {
          await visitor(stack.url).call('login', { pw: ADMIN_KEY })
        })
        delays.push(await delayOf(stack.services.auth))
        return rate
      },
    },
    {
      name: 'pairs of raw argon2id verifications',
      measure: () =>
        perSecond(AT_ONCE, async () => {
          await Promise.all(hashes.map((stored) => verify(stored, ADMIN_KEY)))
        }),
    },
  )
  // The first one warmed up.
  const { median, least, most } = spreadOf(delays.slice(1))
  const verdict = median <= DELAY_GOAL_MS ? 'met' : 'missed'
  const figure = `${median.toFixed(1)} ms (${least.toFixed(1)}–${most.toFixed(1)})`
  return [
    report(`sign-in ÷ two raw argon2id verifications, ${AT_ONCE} at once`, { goal: 0.85 }, ratio),
    `| event-loop delay of the auth service meanwhile, p99 | ≤ ${DELAY_GOAL_MS} ms | ${figure} | ${verdict} |`,
  ]
}

/** By the 99th percentile since it was asked last, in milliseconds. */
async function delayOf(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  const [, seconds] = /^nodejs_eventloop_lag_p99_seconds(?:{[^}]*})? (\S+)$/m.exec(metrics) ?? []
  if (!seconds) throw new Error('The auth service tells no event-loop delay')
  return Math.max(0, Number(seconds) * 1000 - LOOK_MS)
}
