import type { Team } from '@recruit/contract/constants'
import type { Sent } from '../../../api/client.ts'
import { useCall } from '../../../ui/feedback/use-call.ts'
import { REVIEWING } from '../../staff/review-queries.ts'
import { membersWhoReview } from '../../staff/reviewers.ts'

/** A change of the reviewing by one call; what the setup shows of it is read again. */
export const useChange = <
  N extends 'assignReviewers' | 'addAssignment' | 'removeAssignment' | 'setReviewPhase',
>(
  name: N,
  onSuccess?: () => void,
) => useCall(name, { says: ({ message }) => message, onSuccess, refresh: REVIEWING, isErrorShown: true })

/** An assignment, previewed and then made exactly like that. */
export function useAssigning(asked: Sent<'previewAssignment'>) {
  const preview = useCall('previewAssignment', { isErrorShown: true })
  const assign = useChange('assignReviewers', preview.reset)
  return {
    preview,
    assign,
    look: () => {
      assign.reset()
      preview.mutate(asked)
    },
    confirm: () => assign.mutate({ ...asked, digest: preview.data?.digest ?? '' }),
    /** Something else is asked for. */
    reset: () => {
      preview.reset()
      assign.reset()
    },
  }
}

export const membersToAskQuery = (team: Team) => ({
  queryKey: ['members-to-ask', team],
  queryFn: async () => (await membersWhoReview()).filter(({ teams }) => teams.includes(team)),
})
