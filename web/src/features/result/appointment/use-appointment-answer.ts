import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { CallError, type Reply, type Sent } from '../../../api/client.ts'
import { useSingleMutation } from '../../../api/single-mutation.ts'

export type GivenAnswer = Pick<Sent<'answerAppointment'>, 'will' | 'reason'>

/** Sends an answer to the appointment at `date`, and updates the cached result. */
export function useAppointmentAnswer(id: string, date: string) {
  const client = useQueryClient()
  const queryKey = ['result', id]
  return useSingleMutation('answerAppointment', {
    mutationFn: (given: GivenAnswer) => call('answerAppointment', { id, date, ...given }),
    onSuccess: ({ answer }) =>
      client.setQueryData<Reply<'getApplication'>>(
        queryKey,
        (read) => read?.appointment && { ...read, appointment: { ...read.appointment, answer } },
      ),
    onError: (error) => {
      // The page is out of date: the time is over, or the appointment has changed.
      if (error instanceof CallError && (error.status === 400 || error.status === 409))
        void client.invalidateQueries({ queryKey })
    },
  })
}
