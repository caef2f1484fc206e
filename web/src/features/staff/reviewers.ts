import { REVIEWS_NEEDED_MAX } from '@recruit/contract/constants'
import { call } from '../../api/call.ts'

/** How many reviews each application may need, to choose from. */
export const NEEDED_OPTIONS = Array.from({ length: REVIEWS_NEEDED_MAX }, (_, index) => ({
  value: index + 1,
  label: String(index + 1),
}))

/** Who of the staff may be asked to review: the members who can sign in by name. */
export async function membersWhoReview() {
  const { members } = await call('listMembers', {})
  return members.filter(({ isDisabled }) => !isDisabled).map(({ id, name, teams }) => ({ id, name, teams }))
}
export type MemberWhoReviews = Awaited<ReturnType<typeof membersWhoReview>>[number]
