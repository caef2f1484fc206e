import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import type { Reply } from '../../../api/client.ts'
import { useSingleMutation } from '../../../api/single-mutation.ts'
import { type Choice, isChosen } from './choice.ts'

export type Unpublished = Reply<'unpublished'>
export type Change = Unpublished['changes'][number]

export const queryKey = ['unpublished']
/** Another user may have decided or published in the meantime. */
const EVERY_MS = 60_000

/** What publishing would change, for the signed-in member of the staff. */
export const useUnpublished = (isSignedIn: boolean) =>
  useQuery({
    queryKey,
    queryFn: () => call('unpublished', {}),
    enabled: isSignedIn,
    refetchInterval: EVERY_MS,
  })

/** The same as the band above every page reads it; it is not asked for once more. */
export const useUnpublishedAsRead = (isWanted: boolean) =>
  useQuery({
    queryKey,
    queryFn: () => call('unpublished', {}),
    enabled: isWanted,
    refetchOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** Results were switched or published, so the list of pending changes is another one. */
export const readUnpublishedAgain = (client: QueryClient) => client.invalidateQueries({ queryKey })

/** Something was decided: while results are not public nothing waits, and typing a date asks nothing. */
export const decidedSomething = (client: QueryClient) => {
  if (client.getQueryData<Unpublished>(queryKey)?.isPublic !== false) void readUnpublishedAgain(client)
}

/** Publishes the chosen changes as the user saw them; afterwards the list is always read again. */
export function usePublish() {
  const client = useQueryClient()
  return useSingleMutation('publish', {
    mutationFn: async ({ unpublished, choice }: { unpublished: Unpublished; choice: Choice }) => {
      const { changes, seen } = unpublished
      const left = changes.flatMap(({ _id }, at) => (isChosen(choice, _id) ? [] : [at]))
      return (await call('publish', { seen, left })).published
    },
    onSettled: () => readUnpublishedAgain(client),
  })
}
