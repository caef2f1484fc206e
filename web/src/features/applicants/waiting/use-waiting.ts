import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import type { Reply } from '../../../api/client.ts'
import { useSingleMutation } from '../../../api/single-mutation.ts'
import { remember, type Which } from '../../staff/applicants.ts'
import { decidedSomething } from '../../staff/publishing/use-unpublished.ts'

export type Waiting = Pick<Reply<'waitingList'>['waiting'][number], '_id' | 'name'>

/** A team's waiting list, read again whenever it is opened, and its changes. */
export function useWaiting({ team, term }: Which) {
  const client = useQueryClient()
  const queryKey = ['waiting', team, term]
  const list = useQuery({
    queryKey,
    queryFn: () => call('waitingList', term === null ? { team } : { team, term }),
    refetchOnMount: 'always',
    // The list must not move while the user is ordering it.
    refetchOnWindowFocus: false,
  })
  const readAgain = () => client.invalidateQueries({ queryKey })
  const moveUp = useSingleMutation('moveUp', {
    mutationFn: ({ _id }: Waiting) => call('moveUp', { team, _id, staged: true }),
    onSuccess: (_reply, { _id }) => {
      remember(client, { team, term }, new Map([[_id, { pass: 'finalPass' as const }]]))
      decidedSomething(client)
    },
    onSettled: readAgain,
  })
  return { list, moveUp }
}
