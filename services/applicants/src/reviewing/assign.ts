import type { By } from '@recruit/chassis/audit-log/audit-log'
import { AppError } from '@recruit/chassis/http/errors'
import type { Calls, RequestOf } from '@recruit/contract'
import type { Team } from '@recruit/contract/constants'
import type { ApplicantStore } from '../application/applicant.model.ts'
import { isId } from '../application/applicant.ts'
import { readAgainOrder } from './certainty.ts'
import type { Judging } from './judging-tables.ts'
import { blindNumbers } from './pseudonym.ts'
import type { Reviewer } from './reviewer.model.ts'
import type { ReviewingStores } from './reviewing-stores.ts'

type Stores = Pick<ReviewingStores, 'assignments' | 'reviewers' | 'phases' | 'reviews' | 'criteria'>
type Asked = Omit<RequestOf<Calls['previewAssignment']>, 'team'>

/** The assignment that would be made, without its pairs. */
export async function previewAssignment(stores: Stores, judging: Judging & { team: Team }, asked: Asked) {
  const { wanted, cannotTell } = await wantedOf(stores, judging, asked)
  const { added: _, ...plan } = await stores.assignments.plan(judging, wanted)
  return { ...plan, cannotTell }
}

/** With the applications to be read again; none where it is not known which. */
async function wantedOf(stores: Stores, judging: Judging & { team: Team }, { again, ...asked }: Asked) {
  if (again === undefined) return { wanted: asked, cannotTell: null }
  const order = await readAgainOrder(stores, judging)
  const isKnown = typeof order !== 'string'
  const wanted = { ...asked, again: { order: isKnown ? order : [], count: again } }
  return { wanted, cannotTell: isKnown ? null : order }
}

/** Assigns exactly what was previewed; returns how many. */
export async function assignReviewers(
  stores: Stores,
  judging: Judging & { team: Team },
  { digest, ...asked }: Asked & { digest: string },
  by: By,
): Promise<number> {
  const { wanted } = await wantedOf(stores, judging, asked)
  const added = await stores.assignments.assign(judging, wanted, digest, by)
  if (added === 'changed') throw new AppError('assignmentChanged')
  return added
}

export async function listAssignments(
  stores: Pick<ReviewingStores, 'assignments' | 'reviewers' | 'pseudonyms' | 'phases' | 'reviews'>,
  applicants: Pick<ApplicantStore, 'names'>,
  judging: Judging & { team: Team },
) {
  const { assignments, reviewers, pseudonyms, phases, reviews } = stores
  const [key, applications, pairs, { isOpen }, finished, members] = await Promise.all([
    pseudonyms.key(),
    assignments.applications(judging),
    assignments.pairs(judging),
    phases.read(judging),
    reviews.finished(judging),
    reviewers.names(judging.term),
  ])
  const names = await applicants.names(applications)
  const numbers = blindNumbers(key, judging.term, applications)
  const byApplication = Map.groupBy(pairs, ({ application }) => application)
  const inState = (wanted: 'submitted' | 'recused') =>
    Map.groupBy(
      finished.filter(({ state }) => state === wanted),
      ({ application }) => application,
    )
  const [submitted, recused] = [inState('submitted'), inState('recused')]
  return {
    team: judging.team,
    applications: applications.map((id) => ({
      _id: id,
      name: names.get(id) ?? '',
      number: numbers.get(id) ?? 0,
      members: (byApplication.get(id) ?? []).map(({ member }) => ({
        id: member,
        name: members.get(member) ?? member,
      })),
      // Who reviews must not know until then which others are submitted.
      submitted: isOpen ? (submitted.get(id) ?? []).map(({ member }) => member) : null,
      recused: (recused.get(id) ?? []).map(({ member }) => member),
    })),
  }
}

/** Gives an application to one more member. Throws 'memberNotFree'. */
export async function addAssignment(
  { assignments }: Stores,
  term: number,
  { _id: application, to }: { _id: string; to: Reviewer },
  by: By,
): Promise<void> {
  if (!isId(application)) throw new AppError('notFound')
  const refusal = await assignments.add(term, application, to, by)
  if (refusal) throw new AppError(refusal)
}

/** Removes an assignment, or gives it to another member. Throws 'assignmentReviewed' and 'memberNotFree'. */
export async function removeAssignment(
  { assignments }: Pick<ReviewingStores, 'assignments'>,
  term: number,
  { _id: application, member, to }: { _id: string; member: string; to?: Reviewer },
  by: By,
): Promise<void> {
  if (!isId(application)) throw new AppError('notFound')
  const refusal = await assignments.remove(term, { application, member }, to, by)
  if (refusal) throw new AppError(refusal)
}
