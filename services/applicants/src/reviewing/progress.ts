import type { Team } from '@recruit/contract/constants'
import { readGiven } from './given.ts'
import { type ReviewState, shownPhase } from './judging.ts'
import type { Judging } from './judging-tables.ts'
import type { ReviewingStores } from './reviewing-stores.ts'

/** The progress of a team's reviewers, in numbers; drafts are not counted. */
export async function readProgress(stores: ReviewingStores, judging: Judging & { team: Team }) {
  const [phase, { applications, pairs, names }, counts, byMember, known] = await Promise.all([
    stores.phases.read(judging),
    readGiven(stores, judging),
    stores.reviews.counts(judging),
    stores.reviews.countsByMember(judging),
    stores.reviewers.all(judging.term),
  ])
  const countOf = (id: string, state: ReviewState) =>
    Number(byMember.find((row) => row.member === id && row.state === state)?.count ?? 0)
  const isInterview = judging.stage === 'interview'
  const written = new Set(known.map(({ id }) => id))
  // A panel is known before anyone of it has written.
  const panels = [...names].flatMap(([id, name]) => (written.has(id) ? [] : [{ id, name, teams: null }]))
  const reviewers = [...known, ...panels].map(({ id, name, teams }) => ({
    isOfTeam: !isInterview && (teams?.includes(judging.team) ?? false),
    member: { id, name },
    assigned: pairs.filter(({ member }) => member === id).length,
    submitted: countOf(id, 'submitted'),
    recused: countOf(id, 'recused'),
  }))
  const again = pairs.filter(({ isAgain }) => isAgain)
  const submitted = again.length ? await stores.reviews.submittedPairs(judging) : new Set()
  return {
    team: judging.team,
    ...shownPhase(phase),
    isAssigned: isInterview || phase.isAssigned,
    applications: applications.length,
    complete: [...counts.values()].filter((count) => count >= phase.needed).length,
    readAgain: {
      assigned: again.length,
      submitted: again.filter(({ application, member }) => submitted.has(`${application} ${member}`)).length,
    },
    // A reviewer who has only begun is not named: that would reveal a draft.
    reviewers: reviewers
      .filter((one) => one.isOfTeam || one.assigned + one.submitted + one.recused > 0)
      .map(({ isOfTeam: _, ...numbers }) => numbers),
  }
}
