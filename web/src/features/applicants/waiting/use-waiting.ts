import { useQuery, useQueryClient } from '@tanstack/react-query'
import { callQuery } from '../../../api/call-query.ts'
import type { Reply } from '../../../api/client.ts'
import { useCall } from '../../../ui/feedback/use-call.ts'
import { remember, type Which } from '../../staff/applicants.ts'
import { decidedSomething } from '../../staff/publishing/use-unpublished.ts'

export type Waiting = Pick<Reply<'waitingList'>['waiting'][number], '_id' | 'name'>

/** A team's waiting list, read again whenever it is opened, and its changes. */
export function useWaiting({ team, term }: Which) {
  const client = useQueryClient()
  const list = useQuery(
    callQuery('waitingList', term === null ? { team } : { team, term }, {
      refetchOnMount: 'always',
      // The order does not change while the admin arranges it.
      refetchOnWindowFocus: false,
    }),
  )
  const moveUp = useCall('moveUp', {
    sends: ({ _id }: Waiting) => ({ team, _id, staged: true }),
    onSuccess: (_reply, { _id }) => {
      remember(client, { team, term }, new Map([[_id, { pass: 'finalPass' as const }]]))
      decidedSomething(client)
    },
    refresh: ['waitingList'],
    isErrorShown: true,
  })
  return { list, moveUp }
}
