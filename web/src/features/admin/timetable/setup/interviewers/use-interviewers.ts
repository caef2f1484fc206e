import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../../api/call.ts'
import type { Sent } from '../../../../../api/client.ts'
import { useSingleMutation } from '../../../../../api/single-mutation.ts'
import { tell } from '../../../../../ui/feedback/alerts.ts'
import { toast } from '../../../../../ui/feedback/toasts.ts'
import { type Interviewer, readTimetableAgain } from '../../use-timetable.ts'

/** The staff by name, to pick interviewers from; without them a name is typed. */
export const useStaffNames = () =>
  useQuery({ queryKey: ['members'], queryFn: () => call('listMembers', {}), gcTime: 0 })

/** Saves an interviewer. Whatever comes of it, what is stored is read again. */
export function useSave() {
  const client = useQueryClient()
  return useSingleMutation('saveInterviewer', {
    mutationFn: (sent: Sent<'saveInterviewer'>) => call('saveInterviewer', sent),
    onSuccess: async ({ message }) => {
      await readTimetableAgain(client)
      // Not before nothing counts as unsaved any more: whoever reads it may leave.
      toast(message)
    },
    onError: () => readTimetableAgain(client),
  })
}

export function useRemove(asks: () => Promise<boolean>, onDone: () => void) {
  const client = useQueryClient()
  return useSingleMutation('removeInterviewer', {
    asks,
    mutationFn: ({ id, version }: Interviewer) => call('removeInterviewer', { id, version }),
    onSuccess: ({ message }) => {
      toast(message)
      onDone()
    },
    onError: (error) => void tell(error.message),
    onSettled: () => readTimetableAgain(client),
  })
}
