import { setTimeout as pause } from 'node:timers/promises'
import { calls } from '@recruit/contract'
import { ADMIN_KEY } from '@recruit/local/testing/stack'
import { type Attack, addressOf, atMost, type Figure, flood, json, type Scene, sender } from '../attack.ts'

const wrongKey = (at: number) => ({
  method: 'POST' as const,
  path: calls.login.path,
  headers: json(addressOf(at)),
  body: JSON.stringify({ pw: `wrong-${at}` }),
})

const LIMIT_SECONDS = 3

/** How often, and after which pause, the sign-in screen retries when too many people sign in. */
const REPEATS = 5
const PAUSE_MS = 600

async function asTheScreenDoes(who: ReturnType<Scene['newcomer']>): Promise<number> {
  for (let repeats = 0; ; repeats++) {
    const { status } = await who.send('login', { pw: ADMIN_KEY })
    if (status !== 503 || repeats === REPEATS) return status
    await pause(PAUSE_MS)
  }
}

/** How long the right key takes from an unused address. */
async function rightKey(when: string, { newcomer }: Scene): Promise<Figure[]> {
  const began = performance.now()
  const status = await asTheScreenDoes(newcomer())
  const seconds = status === 200 ? (performance.now() - began) / 1_000 : Number.POSITIVE_INFINITY
  return [atMost(`the right key enters ${when}`, seconds, LIMIT_SECONDS, 's')]
}

export const signInFlood: Attack = {
  name: 'sign-in-flood',
  does: '1,500 wrong keys from 1,500 addresses in 25 s',
  seconds: 25,
  run: (target) => flood(60, target, wrongKey),
  during: (scene) => rightKey('during the flood', scene),
  after: (scene) => rightKey('after it', scene),
}

export const signInAtOnce: Attack = {
  name: 'sign-in-at-once',
  does: 'a wrong key from each of 200 addresses at the same moment, over and over',
  seconds: 10,
  async run(target) {
    const { send, count, close } = sender(target)
    const end = performance.now() + target.seconds * 1_000
    for (let round = 0; performance.now() < end; round++)
      await Promise.all(Array.from({ length: 200 }, (_, at) => send(wrongKey(2_000 + round * 200 + at))))
    close()
    return count
  },
  during: (scene) => rightKey('during it', scene),
  after: (scene) => rightKey('after it', scene),
}

const TIMES = 9

export const signInAfterMany: Attack = {
  name: 'sign-in-after-many',
  does: `200 wrong keys at once from 200 addresses, ${TIMES} times, the right one behind each`,
  seconds: 1,
  // The timing matters, so the sender of the right key also sends the flood.
  run: async () => ({}),
  async after({ newcomer, target }) {
    const { send, close } = sender(target)
    const seconds: number[] = []
    for (let time = 0; time < TIMES; time++) {
      // Refused callers retry, as the screen does.
      const wrong = Array.from({ length: 200 }, async (_, at) => {
        for (let repeats = 0; repeats <= REPEATS; repeats++) {
          if ((await send(wrongKey(20_000 + time * 200 + at))) !== 503) return
          await pause(PAUSE_MS)
        }
      })
      await pause(20)
      const began = performance.now()
      const status = await asTheScreenDoes(newcomer())
      seconds.push(status === 200 ? (performance.now() - began) / 1_000 : Number.POSITIVE_INFINITY)
      await Promise.all(wrong)
    }
    close()
    return [atMost(`the right key enters, the slowest of ${TIMES}`, Math.max(...seconds), LIMIT_SECONDS, 's')]
  },
}
