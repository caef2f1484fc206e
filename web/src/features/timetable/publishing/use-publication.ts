import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import type { Reply } from '../../../api/client.ts'
import { useSingleMutation } from '../../../api/single-mutation.ts'
import { readUnpublishedAgain } from '../../staff/publishing/use-unpublished.ts'
import { KEY, readTimetableAgain } from '../use-timetable.ts'

export type Publication = Reply<'timetablePublication'>

/** What publishing the timetable would write. */
export const usePublication = () =>
  useQuery({ queryKey: [KEY, 'publication'], queryFn: () => call('timetablePublication', {}), gcTime: 0 })

/** Publishes what the user saw; afterwards the pending changes are always read again. */
export function usePublishTimetable() {
  const client = useQueryClient()
  return useSingleMutation('publishTimetable', {
    mutationFn: (seen: string) => call('publishTimetable', { seen }),
    onSettled: () => Promise.all([readTimetableAgain(client), readUnpublishedAgain(client)]),
  })
}
