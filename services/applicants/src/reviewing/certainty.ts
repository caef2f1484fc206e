import { type CannotReadAgain, readAgainFirst } from '@recruit/contract/certainty/bands'
import { type Asked, type Certainty, certaintyInSteps } from '@recruit/contract/certainty/certainty'
import type { ReviewScore } from '@recruit/contract/certainty/sampler'
import type { Team } from '@recruit/contract/constants'
import { scoreOf } from '@recruit/contract/rules/review-statistics'
import { digest } from '../shared/digest.ts'
import { type Criterion, type Pair, pairKey, type SubmittedReview } from './judging.ts'
import type { Judging } from './judging-tables.ts'
import type { ReviewingStores } from './reviewing-stores.ts'

/** The reviews of one stage of a team, and the applicants who can be taken. */
export interface Judged {
  stage: Judging['stage']
  criteria: Criterion[]
  reviews: SubmittedReview[]
}
const scoresOf = ({ stage, criteria, reviews }: Judged): ReviewScore[] =>
  reviews.flatMap(({ application, member, scores }) => {
    const score = scoreOf(criteria, scores)
    return score === null ? [] : [{ applicant: application, reviewer: member, stage, score }]
  })

/**
 * How sure it is who is among the best, and how sure it was before applications were read again; null without a number
 * of places. The documents count in the interview where they may be known too.
 */
export async function howSure(
  applicants: string[],
  places: number | null,
  judged: Judged,
  documents: Judged | null,
  again: readonly Pair[],
) {
  if (places === null) return null
  const others = documents ? scoresOf(documents) : []
  const asked = { applicants, places, stage: judged.stage }
  const isAgain = new Set(again.map(pairKey))
  const first = { ...judged, reviews: judged.reviews.filter((review) => !isAgain.has(pairKey(review))) }
  const readAgain = judged.reviews.length - first.reviews.length
  const now = await estimated({ ...asked, reviews: [...scoresOf(judged), ...others] })
  const before = readAgain ? await estimated({ ...asked, reviews: [...scoresOf(first), ...others] }) : null
  return {
    certainty: { cannotTell: now.cannotTell, readAgain },
    sureOf(id: string) {
      const chance = sharesOf(now).get(id)
      if (chance === undefined) return null
      return { chance, before: (before && sharesOf(before).get(id)) ?? null }
    },
  }
}

const NO_SHARES: ReadonlyMap<string, number> = new Map()
const sharesOf = (certainty: Certainty) => (certainty.cannotTell ? NO_SHARES : certainty.shares)

/** The last answers, which every reader of the results asks for again. */
const KEPT = 12
const kept = new Map<string, Promise<Certainty>>()

function estimated(asked: Asked): Promise<Certainty> {
  const question = digest(asked)
  const answer = kept.get(question) ?? inPieces(asked)
  kept.delete(question)
  kept.set(question, answer)
  const [oldest] = kept.keys()
  if (kept.size > KEPT && oldest) kept.delete(oldest)
  return answer
}

/** Lets other requests go on in between. */
async function inPieces(asked: Asked): Promise<Certainty> {
  const steps = certaintyInSteps(asked)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    await new Promise(setImmediate)
  }
}

/**
 * All documents in the order in which another review changes most who is among the best, or why none is read again.
 * Only between the last needed review and the opening: before, what is missing says more, and afterwards a reviewer
 * may know the others' scores.
 */
export async function readAgainOrder(
  stores: Pick<ReviewingStores, 'phases' | 'assignments' | 'reviews' | 'criteria'>,
  judging: Judging & { team: Team },
): Promise<CannotReadAgain | string[]> {
  const [phase, applications, counts, criteria, wereOpen] = await Promise.all([
    stores.phases.read(judging),
    stores.assignments.applications(judging),
    stores.reviews.counts(judging),
    stores.criteria.read(judging),
    stores.reviews.wereOpen(judging),
  ])
  if (phase.isOpen || wereOpen) return 'isOpen'
  if (applications.some((id) => (counts.get(id) ?? 0) < phase.needed)) return 'isUnfinished'
  if (phase.places === null) return 'noPlaces'
  const reviews = await stores.reviews.submitted(judging, applications)
  const found = await estimated({
    ...{ applicants: applications, places: phase.places, stage: judging.stage },
    reviews: scoresOf({ stage: judging.stage, criteria, reviews }),
  })
  return found.cannotTell ?? readAgainFirst(sharesOf(found))
}
