import { AppError, Overloaded } from '@recruit/chassis/http/errors'
import { limitOfProcess } from '@recruit/chassis/limits/counters'
import { fairQueue } from '@recruit/chassis/limits/fair-queue'
import { keyedLock } from '@recruit/chassis/limits/keyed-lock'
import {
  assertNoWait,
  blockWaits,
  countingWrong,
  growingWait,
  type TryCount,
} from '@recruit/chassis/limits/wrong-tries'
import type { Redis } from '@recruit/chassis/redis/redis'
import { tooManyKeys } from '@recruit/contract/messages'
import { USAGE_LIMITS } from '@recruit/contract/rules/usage-limits'
import { memberKeyOf } from '@recruit/contract/text'

const LIMITS = USAGE_LIMITS
const queueOf = (name: string, { most: places, waitSeconds }: { most: number; waitSeconds: number }) =>
  fairQueue({
    name,
    places,
    share: places,
    waiting: LIMITS.waitingSignInsOfBlock.most,
    waitingInAll: LIMITS.waitingSignIns.most,
    waitMs: waitSeconds * 1_000,
  })
const RETRY_AFTER_SECONDS = 1

export interface SignInSource {
  address: string
  /** The device cookie of a browser that has signed in before. */
  device: string | undefined
  isGone: () => boolean
  /** The claimed name; a shared key has none. */
  name?: string
}

/**
 * Slows down guessing from one address block without blocking a right key from another: keys are compared in a bounded
 * queue in which address blocks alternate.
 *
 * A caller who was refused and retries, as the sign-in screen does, has a queue apart from first attempts. A browser
 * that has signed in before has a queue and a count of its own, so that strangers, neighbours included, never delay it.
 *
 * Wrong passphrases also count for their name, from any address. Keys known without a comparison (`isTold`) take no
 * place, but their number per second is limited, so that they barely speed up guessing. Without Redis it throws: no one
 * can sign in, and no guess goes uncounted.
 */
export function signInLimits(redis: Redis) {
  const counted = (name: string, limit: Parameters<typeof growingWait>[2]) =>
    growingWait(redis, `throttle:auth:${name}`, limit)
  const ofBlock = blockWaits(redis, 'throttle:auth:wrong', LIMITS.wrongKeys)
  const ofDevice = counted('wrong-device', LIMITS.wrongKeysOfDevice)
  const ofName = counted('wrong-name', LIMITS.wrongPassphrasesOfMember)
  const ofNameByDevices = counted('wrong-name-device', LIMITS.wrongPassphrasesOfMember)
  const strangers = queueOf('sign-ins', LIMITS.signIns)
  const returning = queueOf('sign-ins-again', LIMITS.signInsAgain)
  const devices = queueOf('device-sign-ins', LIMITS.signInsOfDevices)
  const mayTell = limitOfProcess(LIMITS.signInsAtOnce)
  const oneByOne = keyedLock()
  const refused = turnedAway({ most: 10_000, memoryMs: 10_000 })

  function queueFor(group: string, { device }: SignInSource) {
    if (device) return devices
    return refused.take(group) ? returning : strangers
  }

  function countsOf({ address, device, name }: SignInSource): TryCount[] {
    const at =
      name === undefined ? [] : [{ wrong: device ? ofNameByDevices : ofName, who: memberKeyOf(name) }]
    if (device) return [...at, { wrong: ofDevice, who: device }]
    return [...at, ...ofBlock(address)]
  }

  return async function limited<Result>(
    source: SignInSource,
    signIn: () => Promise<Result>,
    isTold: () => Promise<boolean> = async () => false,
  ): Promise<Result> {
    const counts = countsOf(source)
    const group = counts.at(-1)?.who ?? ''
    // A waiting caller takes no place in the queue; a wait that began meanwhile also ends its turn.
    await assertNoWait(counts, tooManyKeys)
    const attempt = async () => {
      await assertNoWait(counts, tooManyKeys)
      return countingWrong(counts, isWrong, signIn)
    }
    if ((await mayTell()) && (await isTold())) return oneByOne(group, attempt)
    const queue = queueFor(group, source)
    const leave = await queue.enter(group, source.isGone).catch((thrown: unknown) => {
      if (!(thrown instanceof Overloaded)) throw thrown
      refused.add(group)
      throw tooBusy()
    })
    try {
      return await attempt()
    } finally {
      leave()
    }
  }
}
export type SignInLimits = ReturnType<typeof signInLimits>

const isWrong = ({ code }: AppError) => code === 'refused'
const tooBusy = () => new AppError('signInBusy', { retryAfter: RETRY_AFTER_SECONDS })

interface Bounds {
  /** Beyond this number the oldest ones are forgotten. */
  most: number
  memoryMs: number
}

/** Remembers for some seconds who found a queue full or timed out in it. */
export function turnedAway({ most, memoryMs }: Bounds) {
  const since = new Map<string, number>()
  return {
    add(who: string): void {
      since.delete(who)
      since.set(who, performance.now())
      const [longestAgo] = since.keys()
      if (since.size > most && longestAgo !== undefined) since.delete(longestAgo)
    },
    /** Whether it is remembered; forgets it. */
    take(who: string): boolean {
      const at = since.get(who)
      since.delete(who)
      return at !== undefined && performance.now() - at < memoryMs
    },
  }
}
