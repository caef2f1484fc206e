import { AppError } from '@recruit/chassis/http/errors'
import { type Counter, type CounterFactory, keyFor, type Use } from '@recruit/chassis/limits/counters'
import { keyedLock } from '@recruit/chassis/limits/keyed-lock'
import { widestBlock } from '@recruit/chassis/limits/shares'
import { tooManyLookups } from '@recruit/contract/messages'
import { USAGE_LIMITS } from '@recruit/contract/rules/usage-limits'
import { nameKeyOf, normaliseIdentity } from '@recruit/contract/text'
import type { Identity } from '../applicant.ts'

const LIMITS = USAGE_LIMITS
/** The target of a guess, with the counts of all guesses at it and of the address block's own. */
interface Target {
  key: string
  ownKey: string
  counts: { counter: Counter; most: number }[]
}
interface TargetUse {
  own: Use
  counts: { use: Use; most: number }[]
}

/**
 * Counts guesses at identities by their targets, over all calls: the person (name and community id) and the student id,
 * separately, so that no combination is a new target. An address block with few own guesses at a target is never
 * refused because of others'.
 */
export function identityGuesses(counter: CounterFactory) {
  const counted = (name: string, limit: { most: number; seconds: number }) => ({
    counter: counter(name, limit),
    most: limit.most,
  })
  const atPerson = [
    counted('person', LIMITS.guessesAtPerson),
    counted('person-day', LIMITS.guessesAtPersonDaily),
  ]
  const atStudentId = [
    counted('student-id', LIMITS.guessesAtStudentId),
    counted('student-id-day', LIMITS.guessesAtStudentIdDaily),
  ]
  const own = counter('own', LIMITS.ownGuesses)
  const enrolled = counter('enrolled', LIMITS.ownEnrolments)
  const oneByOne = keyedLock()

  function targetsOf(address: string, { name, ewhaianId, studentId }: Identity): Target[] {
    const block = widestBlock(address)
    const person = keyFor('person', nameKeyOf(name), normaliseIdentity(ewhaianId))
    const number = keyFor('student id', normaliseIdentity(studentId))
    return [
      { key: person, ownKey: keyFor(block, person), counts: atPerson },
      { key: number, ownKey: keyFor(block, number), counts: atStudentId },
    ]
  }

  const inEach = (targets: Target[], ask: (counter: Counter, key: string) => Promise<Use>) =>
    Promise.all(
      targets.map(async ({ key, ownKey, counts }): Promise<TargetUse> => {
        const [ownUse, ...uses] = await Promise.all([
          ask(own, ownKey),
          ...counts.map(({ counter }) => ask(counter, key)),
        ])
        return { own: ownUse, counts: uses.map((use, at) => ({ use, most: counts[at]?.most ?? 0 })) }
      }),
    )
  const add = (targets: Target[]) => inEach(targets, (one, key) => one.add(key))
  async function giveBack(targets: Target[]): Promise<void> {
    const each = targets.flatMap(({ key, ownKey, counts }) => [
      own.giveBack(ownKey),
      ...counts.map(({ counter }) => counter.giveBack(key)),
    ])
    await Promise.all(each)
  }

  /** Guesses of one address block at one target wait for each other, so that concurrent ones are all counted. */
  const inOrder = <Result>([person, number]: Target[], work: () => Promise<Result>): Promise<Result> =>
    oneByOne(person?.ownKey ?? '', () => oneByOne(number?.ownKey ?? '', work))

  /** Most callers have guessed nothing: the targets' counts need not be read for them. */
  async function assertTriesLeft(targets: Target[]): Promise<void> {
    const used = await own.usedAt(targets.map(({ ownKey }) => ownKey))
    if (used.every((times) => times <= LIMITS.ownGuesses.most)) return
    const wait = secondsToWait(await inEach(targets, (one, key) => one.use(key)))
    if (wait) throw usedUp(wait)
  }

  return {
    /** Looks an application up; counts the failures that `isWrong` marks as revealing. */
    lookup<Result>(
      address: string,
      identity: Identity,
      lookUp: () => Promise<Result>,
      isWrong: (thrown: unknown) => boolean,
    ): Promise<Result> {
      const targets = targetsOf(address, identity)
      return inOrder(targets, async () => {
        await assertTriesLeft(targets)
        try {
          return await lookUp()
        } catch (thrown) {
          if (isWrong(thrown)) await add(targets)
          throw thrown
        }
      })
    },

    /**
     * Counts the taking of an identity, by enrolment or by a change, before it is tried: its success also reveals that
     * the identity is free.
     */
    async claim(address: string, identity: Identity): Promise<void> {
      const targets = targetsOf(address, identity)
      await inOrder(targets, async () => {
        const wait = secondsToWait(await add(targets), 1)
        if (!wait) return
        // A refusal reveals nothing, and must not use up the day.
        await giveBack(targets)
        throw usedUp(wait)
      })
    },

    /** Undoes the claim of an enrolment: the first of a person, and of a student id, is free. */
    async takeBackFirst(address: string, identity: Identity): Promise<void> {
      const targets = targetsOf(address, identity)
      const enrolments = await Promise.all(targets.map(({ key }) => enrolled.add(key)))
      if (!enrolments.some(({ isOver }) => isOver)) await giveBack(targets)
    },
  }
}

/** How long a guess has to wait; `counted` is its own part of the counts. */
function secondsToWait(targets: TargetUse[], counted = 0): number {
  const waits = targets.flatMap(({ own, counts }) =>
    own.used - counted <= LIMITS.ownGuesses.most
      ? []
      : counts
          .filter(({ use, most }) => use.used - counted >= most)
          .map(({ use }) => Math.min(use.secondsLeft, own.secondsLeft)),
  )
  return Math.max(0, ...waits)
}

const usedUp = (retryAfter: number) =>
  new AppError('tooManyTries', { said: tooManyLookups(retryAfter), retryAfter })
