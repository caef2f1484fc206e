import { setTimeout as pause } from 'node:timers/promises'
import { AppError } from '@recruit/chassis/http/errors'
import {
  addressCounter,
  type CounterFactory,
  countersIn,
  keyFor,
  type Limit,
  takeEach,
} from '@recruit/chassis/limits/counters'
import type { Redis } from '@recruit/chassis/redis/redis'
import type { Reason } from '@recruit/contract/calls/reasons'
import { tooManyChanges, tooManyIdentityChanges, tooManyLookups } from '@recruit/contract/messages'
import { USAGE_LIMITS } from '@recruit/contract/rules/usage-limits'
import type { Text } from '@recruit/contract/text'
import type { Identity } from '../applicant.ts'
import { identityGuesses } from './identity-guesses.ts'

const SLOWED_MS = USAGE_LIMITS.wrongLookups.waitSeconds * 1_000

/**
 * Counts wrong answers by address block. Beyond the limit a wrong answer is delayed and says only that there were too
 * many; right answers are unaffected, because a whole campus may share one address.
 */
function wrongLookups(counter: CounterFactory) {
  const perBlock = addressCounter(counter, 'wrong', USAGE_LIMITS.wrongLookups)
  let slowed = 0
  return {
    /** Throws if there were too many. */
    async add(address: string): Promise<void> {
      const { isOver, secondsLeft: retryAfter } = await perBlock.add(address)
      if (!isOver) return
      if (slowed < USAGE_LIMITS.slowedLookups.most) {
        slowed++
        await pause(SLOWED_MS)
        slowed--
      }
      throw new AppError('tooManyTries', { said: tooManyLookups(retryAfter), retryAfter })
    },
  }
}

/** The database's share for the applications of one address block: enough for a campus behind one address. */
function newApplications(counter: CounterFactory) {
  const { newApplications: often, newApplicationsDaily: daily } = USAGE_LIMITS
  const counts = [addressCounter(counter, 'new', often), addressCounter(counter, 'new-day', daily)]
  return async function within<Result>(address: string, create: () => Promise<Result>): Promise<Result> {
    const { wait, giveBack } = await takeEach(counts.map((one) => ({ counter: one, key: address })))
    if (wait) throw new AppError('tooManyRequests', { retryAfter: wait })
    try {
      return await create()
    } catch (thrown) {
      await giveBack()
      throw thrown
    }
  }
}

/** Limits changes that add lines to the history: applicants need few, and many would hide others' changes. */
function ownChanges(counter: CounterFactory) {
  const limited = (name: string, often: Limit, daily: Limit, said: (seconds: number) => Text) => {
    const counts = [counter(name, often), counter(`${name}-day`, daily)]
    return async (id: string): Promise<void> => {
      const { wait } = await takeEach(counts.map((one) => ({ counter: one, key: keyFor(id) })))
      if (wait) throw new AppError('tooManyTries', { said: said(wait), retryAfter: wait })
    }
  }
  const { identityChanges, identityChangesDaily, answers, answersDaily } = USAGE_LIMITS
  return {
    /** Changes of an application's name or ids, each also a guess at who else has applied. */
    countIdentity: limited('change', identityChanges, identityChangesDaily, tooManyIdentityChanges),
    /** An application's answers to an offer or an appointment. */
    countAnswer: limited('answer', answers, answersDaily, tooManyChanges),
    /** Hours by an interviewer's link. */
    countHours: limited('hours', answers, answersDaily, tooManyChanges),
  }
}

/** Failures that reveal to a guesser whether an application exists. */
const TELLING: readonly (string | undefined)[] = [
  'lookupFailed',
  'alreadyEnrolled',
  'identityTaken',
] satisfies Reason[]
const tells = (thrown: unknown) => thrown instanceof AppError && TELLING.includes(thrown.reason)
const isRefused = (thrown: unknown) => thrown instanceof AppError && thrown.code === 'too_many'

/** Limits on questions about who has applied, and on stored data: the numbers are in the contract's usage limits. */
export function applicantLimits(redis: Redis) {
  const counter = countersIn(redis, 'applicants')
  const guesses = identityGuesses(counter)
  const wrong = wrongLookups(counter)
  const within = newApplications(counter)
  const { countIdentity, countAnswer, countHours } = ownChanges(counter)

  async function countingWrong<Result>(address: string, ask: () => Promise<Result>): Promise<Result> {
    try {
      return await ask()
    } catch (thrown) {
      if (tells(thrown)) await wrong.add(address)
      throw thrown
    }
  }

  return {
    countAnswer,
    countHours,
    /**
     * A lookup: only failures count. When it is refused, `lookUpKnown` still searches the applications that this
     * browser has proved before; it returns null without a match.
     */
    async lookup<Result>(
      address: string,
      identity: Identity,
      lookUp: () => Promise<Result>,
      lookUpKnown: () => Promise<Result | null>,
    ): Promise<Result> {
      try {
        return await countingWrong(address, () => guesses.lookup(address, identity, lookUp, tells))
      } catch (thrown) {
        const known = isRefused(thrown) ? await lookUpKnown() : null
        if (known !== null) return known
        throw thrown
      }
    },

    /** An enrolment: a new application, and a guess, except the first of a person. */
    async enroll<Result>(
      address: string,
      identity: Identity,
      create: () => Promise<Result>,
    ): Promise<Result> {
      await guesses.claim(address, identity)
      const result = await countingWrong(address, () => within(address, create))
      await guesses.takeBackFirst(address, identity)
      return result
    },

    /** A change of identity: a guess, and a line in the history. */
    async rename<Result>(
      address: string,
      applicationId: string,
      identity: Identity,
      save: () => Promise<Result>,
    ): Promise<Result> {
      await countIdentity(applicationId)
      await guesses.claim(address, identity)
      return countingWrong(address, save)
    },
  }
}
export type ApplicantLimits = ReturnType<typeof applicantLimits>
