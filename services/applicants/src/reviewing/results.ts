import type { Team } from '@recruit/contract/constants'
import { disagreementRanks, offsetsOf, scoreOf } from '@recruit/contract/rules/review-statistics'
import type { ApplicantStore } from '../application/applicant.model.ts'
import { howSure } from './certainty.ts'
import { readGiven } from './given.ts'
import { aggregateReviews, type Criterion, type SubmittedReview, scoresOf, shownPhase } from './judging.ts'
import type { Judging } from './judging-tables.ts'
import { blindNumbers } from './pseudonym.ts'
import type { ReviewingStores } from './reviewing-stores.ts'

type ByApplication = ReadonlyMap<string, SubmittedReview[]>

export const ranksOf = (criteria: Criterion[], reviews: ByApplication): Map<string, number> =>
  disagreementRanks(new Map([...reviews].map(([id, its]) => [id, scoresOf(criteria, its)])))

/** The results of a team's reviews; null before they are open. */
export async function judgedApplications(stores: ReviewingStores, judging: Judging & { team: Team }) {
  const { phases, reviews, criteria } = stores
  const phase = await phases.read(judging)
  if (!phase.isOpen) return null
  const [given, by, counts] = await Promise.all([
    readGiven(stores, judging),
    criteria.read(judging),
    reviews.counts(judging),
  ])
  // A review stays when its interview is off the timetable.
  const ids = [...new Set([...given.applications, ...counts.keys()])]
  const all = await reviews.submitted(judging, ids)
  const byApplication = Map.groupBy(all, ({ application }) => application)
  const ranks = ranksOf(by, byApplication)
  const documents =
    judging.stage === 'interview' ? await openDocuments(stores, { ...judging, stage: 'documents' }) : null
  const again = given.pairs.filter(({ isAgain }) => isAgain)
  const judged = { stage: judging.stage, criteria: by, reviews: all }
  const sure = await howSure(ids, phase.places, judged, documents, again)
  return {
    all,
    given,
    criteria: by,
    places: phase.places,
    certainty: sure?.certainty ?? null,
    applications: ids.map((id) => ({
      id,
      reviews: byApplication.get(id) ?? [],
      aggregate: aggregateReviews(by, byApplication.get(id) ?? []),
      disagreement: ranks.get(id) ?? null,
      sure: sure?.sureOf(id) ?? null,
    })),
  }
}

/** The documents' reviews, where everyone may read them. */
async function openDocuments(
  { phases, assignments, reviews, criteria }: ReviewingStores,
  judging: Judging & { team: Team; stage: 'documents' },
) {
  const { isOpen } = await phases.read(judging)
  if (!isOpen) return null
  return {
    stage: judging.stage,
    criteria: await criteria.read(judging),
    reviews: await reviews.submitted(judging, await assignments.applications(judging)),
  }
}

/** For staff, after the opening: every review, disagreements, missing reviewers and each member's tendency. The numbers
 * by which reviewers speak of applications are there before. */
export async function readResults(
  stores: ReviewingStores,
  applicants: Pick<ApplicantStore, 'names'>,
  judging: Judging & { team: Team },
) {
  const [phase, judged, kit, key, all] = await Promise.all([
    stores.phases.read(judging),
    judgedApplications(stores, judging),
    stores.criteria.kit(judging),
    stores.pseudonyms.key(),
    // By these numbers reviewers speak of documents; a panel knows the name.
    judging.stage === 'documents' ? stores.assignments.applications(judging) : [],
  ])
  const numbers = [...blindNumbers(key, judging.term, all)].map(([_id, number]) => ({ _id, number }))
  const known = { team: judging.team, ...shownPhase(phase), places: phase.places, kit, numbers }
  if (!judged) return { ...known, certainty: null, applications: [], reviewers: [] }
  const { all: reviews, applications, criteria, given, certainty } = judged
  const [names, members] = await Promise.all([
    applicants.names(applications.map(({ id }) => id)),
    stores.reviewers.names(judging.term),
  ])
  const memberOf = (id: string) => ({ id, name: members.get(id) ?? given.names.get(id) ?? id })
  const scored = reviews.flatMap(({ application, member, scores }) => {
    const score = scoreOf(criteria, scores)
    return score === null ? [] : [{ application, member, score }]
  })
  const assigned = Map.groupBy(given.pairs, ({ application }) => application)
  return {
    ...known,
    certainty,
    applications: applications.map(({ id, reviews, ...rest }) => ({
      _id: id,
      name: names.get(id) ?? '',
      ...rest,
      reviews: reviews.map(({ member, scores, answers, comment }) => ({
        member: memberOf(member),
        score: scoreOf(criteria, scores) ?? 0,
        ...{ scores, answers, comment },
      })),
      missing: (assigned.get(id) ?? [])
        .filter(({ member }) => !reviews.some((review) => review.member === member))
        .map(({ member }) => memberOf(member)),
    })),
    reviewers: [...offsetsOf(scored)].map(([id, offset]) => ({ member: memberOf(id), ...offset })),
  }
}
