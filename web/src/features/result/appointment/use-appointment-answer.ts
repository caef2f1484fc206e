import { useQueryClient } from '@tanstack/react-query'
import { CallError, isConflict, type Sent } from '../../../api/client.ts'
import { useCall } from '../../../ui/feedback/use-call.ts'
import { resultQuery } from '../result-query.ts'

export type GivenAnswer = Pick<Sent<'answerAppointment'>, 'will' | 'reason'>

/** Sends an answer to the appointment at `date`, and updates the cached result. */
export function useAppointmentAnswer(id: string, date: string) {
  const client = useQueryClient()
  const { queryKey } = resultQuery(id)
  return useCall('answerAppointment', {
    sends: (given: GivenAnswer) => ({ id, date, ...given }),
    onSuccess: ({ answer }) =>
      client.setQueryData(
        queryKey,
        (read) => read?.appointment && { ...read, appointment: { ...read.appointment, answer } },
      ),
    onError: (error) => {
      // What is shown here is out of date: the time is over, or the appointment is another one.
      if (isConflict(error) || (error instanceof CallError && error.status === 400))
        void client.invalidateQueries({ queryKey, exact: true })
    },
    isErrorShown: true,
  })
}
