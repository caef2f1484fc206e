import { BULK_MAX } from '@recruit/contract/constants'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import type { Reply } from '../../../api/client.ts'
import { useSingleMutation } from '../../../api/single-mutation.ts'

export type Unpublished = Reply<'unpublished'>
export type Change = Unpublished['changes'][number]

const queryKey = ['unpublished']
/** Somebody else may have decided or published meanwhile. */
const EVERY_MS = 60_000

/** What publishing would change, read for whoever of the staff is signed in. */
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

/** Results were switched or published: what waits is another list by now. */
export const readUnpublishedAgain = (client: QueryClient) => client.invalidateQueries({ queryKey })

/** Something was decided: while results are not public nothing waits, and typing a date asks nothing. */
export const decidedSomething = (client: QueryClient) => {
  if (client.getQueryData<Unpublished>(queryKey)?.isPublic !== false) void readUnpublishedAgain(client)
}

/** Publishes these changes as they were seen; whatever comes of it, what waits is read again. */
export function usePublish() {
  const client = useQueryClient()
  return useSingleMutation('publish', {
    mutationFn: async (changes: Change[]) => {
      const named = changes.map(({ _id, seen }) => ({ _id, seen }))
      for (let at = 0; at < named.length; at += BULK_MAX)
        await call('publish', { changes: named.slice(at, at + BULK_MAX) })
      return named.length
    },
    onSettled: () => readUnpublishedAgain(client),
  })
}
