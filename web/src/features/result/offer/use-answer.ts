import type { Answer } from '@recruit/contract/constants'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { CallError, type Reply } from '../../../api/client.ts'
import { useSingleMutation } from '../../../api/single-mutation.ts'

/** Sends an answer to the final pass and keeps the result that was read in step with it. */
export function useAnswer(id: string) {
  const client = useQueryClient()
  const queryKey = ['result', id]
  return useSingleMutation('answerOffer', {
    mutationFn: async (answer: Answer) => {
      const reply = await call('answerOffer', { id, answer })
      if (reply.applicationUpdateSuccess === 'success')
        return { answer, answeredAt: reply.answeredAt ?? null }
      // The page is out of date: the time is over, or the result has changed.
      void client.invalidateQueries({ queryKey })
      throw new CallError(200, 'refused', reply.message, reply.reason)
    },
    onSuccess: (answered) =>
      client.setQueryData<Reply<'getApplication'>>(queryKey, (read) => read && { ...read, ...answered }),
  })
}
