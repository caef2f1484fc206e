import { AppError } from '@recruit/chassis/http/errors'
import type { Caller, Member } from '@recruit/chassis/tokens/internal-token'
import type { Role } from '@recruit/contract/calls/roles'
import type { Stage, Team } from '@recruit/contract/constants'
import { pick } from '@recruit/contract/fields/pick'
import type { SettingsClient } from '@recruit/settings-client/client'
import type { ApplicantStore } from '../application/applicant.model.ts'
import type { Interview } from '../shared/ports.ts'
import { readGiven } from './given.ts'
import { aggregateReviews, mayReadOthers, type ReviewState, shownPhase } from './judging.ts'
import { blindNumbers, pseudonymOf } from './pseudonym.ts'
import { ranksOf } from './results.ts'
import type { ReviewingStores } from './reviewing-stores.ts'

/** A member, and the running term's applications of a team. */
export interface Reviewing {
  stores: ReviewingStores
  member: Member
  /** Whether she is in the team. */
  isOfTeam: boolean
  judging: { term: number; team: Team; stage: Stage }
}
/** An application for a member; `id` never leaves the service. */
export interface ToReview {
  id: string
  pseudonym: string
  /** The same for all reviewers of the documents; for an interview its place among the member's own. */
  number: number
  interview: Interview | undefined
}

/** The member of a session; a shared key has no reviews, because it would be one reviewer. */
export function memberOf({ member }: Caller): Member {
  if (!member) throw new AppError('membersOnly')
  return member
}

export async function reviewingOf(
  stores: ReviewingStores,
  settings: SettingsClient,
  caller: Caller,
  { team, stage = 'documents' }: { team: Team; stage?: Stage | undefined },
): Promise<Reviewing> {
  const member = memberOf(caller)
  const { term } = await settings.now()
  return {
    stores,
    member,
    isOfTeam: isOfTeam(caller.role as Role, member, team),
    judging: { term, team, stage },
  }
}

/** Unknown teams count as none; a member who reads every application anyway and has no team reviews for each. */
const isOfTeam = (role: Role, { teams = [] }: Member, team: Team): boolean =>
  teams.includes(team) || (role !== 'reviewer' && teams.length === 0)

/**
 * What the member has to review: assigned applications and those that she has written about. Documents are in an order
 * of her own, all of a team of hers without assignments; interviews are those of her panels, in the order of their times.
 */
export async function toReview({ stores, member, isOfTeam, judging }: Reviewing): Promise<ToReview[]> {
  const [{ isAssigned }, { applications, pairs, interviews }, own, key] = await Promise.all([
    stores.phases.read(judging),
    readGiven(stores, judging),
    stores.reviews.ownStates(judging, member.id),
    stores.pseudonyms.key(),
  ])
  const isInterview = judging.stage === 'interview'
  const takesAll = !isInterview && !isAssigned && isOfTeam
  const assigned = new Set(
    pairs.flatMap(({ application, member: one }) => (one === member.id ? [application] : [])),
  )
  const numbers = blindNumbers(key, judging.term, applications)
  // A review stays when its interview is off the timetable.
  const all = isInterview ? new Set([...applications, ...own.keys()]) : applications
  const found = [...all]
    .filter((id) => takesAll || assigned.has(id) || own.has(id))
    .map((id, index) => ({
      id,
      pseudonym: pseudonymOf(key, judging, id, member.id),
      // With the number of the documents, an interviewer who knows the name would know whom others judge there.
      number: isInterview ? index + 1 : (numbers.get(id) ?? 0),
      interview: interviews.get(id),
    }))
  return isInterview ? found : found.sort((one, other) => (one.pseudonym < other.pseudonym ? -1 : 1))
}

/** One of these by its pseudonym, earlier ones included; throws 'notFound' for anything else. */
export async function findToReview(reviewing: Reviewing, pseudonym: string): Promise<ToReview> {
  const { stores, member } = reviewing
  const all = await toReview(reviewing)
  let found = all.find((application) => application.pseudonym === pseudonym)
  if (!found) {
    const earlier = await stores.pseudonyms.earlier(member.id, pseudonym)
    found = all.find(({ id }) => id === earlier)
  }
  if (!found) throw new AppError('notFound')
  return found
}

/** The list with the state of the member's own reviews, and of others' only what she may read. */
export async function listReviews(reviewing: Reviewing, applicants: Pick<ApplicantStore, 'names'>) {
  const { stores, member, judging } = reviewing
  const [applications, phase, own, counts, criteria] = await Promise.all([
    toReview(reviewing),
    stores.phases.read(judging),
    stores.reviews.ownStates(judging, member.id),
    stores.reviews.counts(judging),
    stores.criteria.read(judging),
  ])
  const names = await namesOf(applicants, judging.stage, applications)
  const readable = applications.flatMap(({ id }) =>
    mayReadOthers(phase, own.get(id)?.state, counts.get(id) ?? 0) ? [id] : [],
  )
  // Does not fetch what the member may not read: the time taken would reveal how much there is.
  const submitted = Map.groupBy(await stores.reviews.submitted(judging, readable), (one) => one.application)
  // A rank compares with applications that the member may not know yet.
  const ranks = phase.isOpen ? ranksOf(criteria, submitted) : new Map<string, number>()
  return {
    team: judging.team,
    ...shownPhase(phase),
    applications: applications.map(({ id, pseudonym, number, interview }) => {
      const state: ReviewState | 'none' = own.get(id)?.state ?? 'none'
      return {
        id: pseudonym,
        number,
        state,
        version: own.get(id)?.version ?? 0,
        aggregate: aggregateReviews(criteria, submitted.get(id) ?? []),
        disagreement: ranks.get(id) ?? null,
        ...shownInterview(names.get(id), interview),
      }
    }),
  }
}

/** The names that a panel knows; none for the documents. */
const namesOf = async (
  applicants: Pick<ApplicantStore, 'names'>,
  stage: Stage,
  applications: ToReview[],
): Promise<Map<string, string>> =>
  stage === 'interview' ? applicants.names(applications.map(({ id }) => id)) : new Map()

/** Whom a panel meets and when; nothing for the documents. */
export const shownInterview = (name: string | undefined, interview: Interview | undefined) => ({
  ...(name !== undefined && { name }),
  ...(interview && { interview: pick(interview, ['day', 'start', 'length', 'minute', 'minutes', 'place']) }),
})
