import { setTimeout as pause } from 'node:timers/promises'
import { BEHIND_PROXY, fromElsewhere } from '@recruit/local/testing/addresses'
import { ADMIN_KEY, startTestStack, type TestStack } from '@recruit/local/testing/stack'
import { type Visitor, visitor } from '@recruit/local/testing/visitor'
import type { Bench } from './calls.ts'

const GOAL_MS = 3_000
/** As the sign-in screen comes again while many sign in. */
const PAUSE_MS = 600
const BETWEEN_MS = 1_000

interface Flood {
  name: string
  addresses: number
  /** 0: all at once. */
  seconds: number
}
const FLOODS: Flood[] = [
  { name: '1,500 addresses in 25 s', addresses: 1_500, seconds: 25 },
  { name: '200 addresses at once', addresses: 200, seconds: 0 },
]

/** How long a right key takes to enter while others guess from many addresses, and right afterwards. */
export async function signInFlood({ stack }: Bench): Promise<string[]> {
  const own = await startTestStack(stack.mysqlAdminUrl, BEHIND_PROXY)
  try {
    const lines: string[] = []
    for (const flood of FLOODS) lines.push(...(await measured(own, flood)))
    return lines
  } finally {
    await own.stop()
  }
}

async function measured(stack: TestStack, { name, addresses, seconds }: Flood): Promise<string[]> {
  const known = stranger(stack)
  await known.call('login', { pw: ADMIN_KEY })
  const answers: number[] = []
  const guesses: Promise<unknown>[] = []
  let isOver = false
  const sending = (async () => {
    for (let at = 0; at < addresses; at++) {
      const guess = stranger(stack).send('login', { pw: `no${at}` })
      guesses.push(guess.then(({ status }) => answers.push(status)).catch(() => answers.push(0)))
      if (seconds) await pause((seconds * 1_000) / addresses)
    }
    isOver = true
  })()
  const [ofKnown, ofNew]: [number[], number[]] = [[], []]
  const measure = async () => {
    const [asKnown, asNew] = await Promise.all([entering(known), entering(stranger(stack))])
    ofKnown.push(asKnown)
    ofNew.push(asNew)
  }
  do {
    await measure()
    if (!isOver) await pause(BETWEEN_MS)
  } while (!isOver)
  // And right after the last guess was sent, while some are still waiting for their answers.
  await measure()
  await sending
  await Promise.all(guesses)
  const refused = answers.filter((status) => status !== 200).length
  return [
    row(`a browser that has signed in before, ${name} (${refused} guesses turned away)`, ofKnown),
    row(`a new browser that comes again, ${name}`, ofNew),
  ]
}

const stranger = (stack: TestStack) => visitor(stack.url, 'en', fromElsewhere())

/** How long until the right key is in, coming again where it is turned away. */
async function entering(who: Visitor): Promise<number> {
  const started = performance.now()
  while ((await who.send('login', { pw: ADMIN_KEY })).status !== 200) await pause(PAUSE_MS)
  return performance.now() - started
}

const row = (what: string, times: number[]) => {
  const slowest = Math.max(...times)
  const median = times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0
  const figure = `median ${(median / 1_000).toFixed(2)} s, slowest ${(slowest / 1_000).toFixed(2)} s of ${times.length}`
  return `| right key: ${what} | ≤ 3 s | ${figure} | ${slowest <= GOAL_MS ? 'met' : 'missed'} |`
}
