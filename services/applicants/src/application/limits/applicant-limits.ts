import { AppError } from '@recruit/chassis/http/errors'
import { countersIn } from '@recruit/chassis/limits/counters'
import type { Redis } from '@recruit/chassis/redis/redis'
import type { Reason } from '@recruit/contract/calls/reasons'
import type { Identity } from '../applicant.ts'
import { identityGuesses } from './identity-guesses.ts'
import { newApplications } from './new-applications.ts'
import { ownChanges } from './own-changes.ts'
import { wrongLookups } from './wrong-lookups.ts'

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
