import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../api/call.ts'
import { useSingleMutation } from '../../../../api/single-mutation.ts'
import { tell } from '../../../../ui/feedback/alerts.ts'
import { toast } from '../../../../ui/feedback/toasts.ts'
import { type Interviewer, readTimetableAgain } from '../../use-timetable.ts'

/** The staff by name, to pick interviewers from; without them a name is typed. */
export const useStaffNames = () =>
  useQuery({ queryKey: ['members'], queryFn: () => call('listMembers', {}), gcTime: 0 })

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
