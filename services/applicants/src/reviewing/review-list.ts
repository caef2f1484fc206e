import { AppError } from '@recruit/chassis/http/errors'
import type { Caller, Member } from '@recruit/chassis/tokens/internal-token'
import type { Role } from '@recruit/contract/calls/roles'
import type { Team } from '@recruit/contract/constants'
import type { SettingsClient } from '@recruit/settings-client/client'
import { blindNumbers } from './blind-number.ts'
import { aggregateReviews, mayReadOthers, type ReviewState, shownPhase } from './judging.ts'
import { pseudonymOf } from './pseudonym.ts'
import { ranksOf } from './results.ts'
import type { ReviewingStores } from './reviewing-stores.ts'

/** A member, and the running term's applications of a team. */
export interface Reviewing {
  stores: ReviewingStores
  member: Member
  /** Whether she is in the team. */
  isOfTeam: boolean
  judging: { term: number; team: Team }
}
/** An application for a member; `id` never leaves the service. */
export interface ToReview {
  id: string
  pseudonym: string
  /** The same for all reviewers. */
  number: number
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
  team: Team,
): Promise<Reviewing> {
  const member = memberOf(caller)
  const { term } = await settings.now()
  return { stores, member, isOfTeam: isOfTeam(caller.role as Role, member, team), judging: { term, team } }
}

/** Unknown teams count as none; a member who reads every application anyway and has no team reviews for each. */
const isOfTeam = (role: Role, { teams = [] }: Member, team: Team): boolean =>
  teams.includes(team) || (role !== 'reviewer' && teams.length === 0)

/**
 * What the member has to review, in an order of her own: assigned applications and those that she has written about.
 * Without assignments, all of a team of hers.
 */
export async function toReview({ stores, member, isOfTeam, judging }: Reviewing): Promise<ToReview[]> {
  const [{ isAssigned }, all, pairs, own, key] = await Promise.all([
    stores.phases.read(judging),
    stores.assignments.applications(judging),
    stores.assignments.ofMember(judging, member.id),
    stores.reviews.ownStates(judging, member.id),
    stores.pseudonyms.key(),
  ])
  const takesAll = !isAssigned && isOfTeam
  const assigned = new Set(pairs)
  const numbers = blindNumbers(key, judging.term, all)
  return all
    .filter((id) => takesAll || assigned.has(id) || own.has(id))
    .map((id) => ({
      id,
      pseudonym: pseudonymOf(key, judging.term, id, member.id),
      number: numbers.get(id) ?? 0,
    }))
    .sort((one, other) => (one.pseudonym < other.pseudonym ? -1 : 1))
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
export async function listReviews(reviewing: Reviewing) {
  const { stores, member, judging } = reviewing
  const [applications, phase, own, counts, criteria] = await Promise.all([
    toReview(reviewing),
    stores.phases.read(judging),
    stores.reviews.ownStates(judging, member.id),
    stores.reviews.counts(judging),
    stores.criteria.read(judging),
  ])
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
    applications: applications.map(({ id, pseudonym, number }) => {
      const state: ReviewState | 'none' = own.get(id)?.state ?? 'none'
      return {
        id: pseudonym,
        number,
        state,
        version: own.get(id)?.version ?? 0,
        aggregate: aggregateReviews(criteria, submitted.get(id) ?? []),
        disagreement: ranks.get(id) ?? null,
      }
    }),
  }
}
