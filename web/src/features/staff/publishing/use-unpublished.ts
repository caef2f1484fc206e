import type { Pass } from '@recruit/contract/constants'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { callQuery, readAgain } from '../../../api/call-query.ts'
import type { Reply } from '../../../api/client.ts'
import { useCall } from '../../../ui/feedback/use-call.ts'

export type Unpublished = Reply<'unpublished'>
export type Change = Unpublished['changes'][number]

const unpublishedQuery = callQuery('unpublished', {})
/** Another member may have decided or published meanwhile. */
const EVERY_MS = 60_000

/** What publishing would change, for the signed-in member of the staff. */
export const useUnpublished = (isSignedIn: boolean) =>
  useQuery({ ...unpublishedQuery, enabled: isSignedIn, refetchInterval: EVERY_MS })

/** The same as the band above every page reads it; it is not asked for once more. */
export const useUnpublishedAsRead = (isWanted: boolean) =>
  useQuery({
    ...unpublishedQuery,
    enabled: isWanted,
    refetchOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** What the applicant sees instead of this decision, or undefined if she sees it or sees no result. */
export const useSeenPass = (id: string, pass: Pass): Pass | undefined => {
  const shown = useUnpublishedAsRead(true).data?.changes.find((one) => one._id === id)?.shown
  return shown && shown.pass !== pass ? shown.pass : undefined
}

/** Results were switched or published: what waits is another list by now. */
export const readUnpublishedAgain = (client: QueryClient) => readAgain(client, 'unpublished')

/** Something was decided: while results are not public nothing waits, and typing a date asks nothing. */
export const decidedSomething = (client: QueryClient) => {
  if (client.getQueryData(unpublishedQuery.queryKey)?.isPublic !== false) void readUnpublishedAgain(client)
}

/** Publishes of these changes, as they were seen, the chosen ones; whatever comes of it, what waits is read again. */
export const usePublish = () =>
  useCall('publish', {
    sends: ({ unpublished: { changes, seen }, isChosen }: Chosen) => ({
      seen,
      left: changes.flatMap((change, at) => (isChosen(change) ? [] : [at])),
    }),
    refresh: ['unpublished', 'toDoCounts'],
    isErrorShown: true,
  })

interface Chosen {
  unpublished: Unpublished
  isChosen: (change: Change) => boolean
}
