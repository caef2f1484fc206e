import type { Team } from '@recruit/contract/constants'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { callQuery } from '../../../api/call-query.ts'
import type { Reply } from '../../../api/client.ts'
import { aheadOf } from '../order.ts'

export type Listed = Reply<'listReviews'>['applications'][number]

export const reviewsQuery = (team: Team) =>
  callQuery('listReviews', { team }, { refetchOnWindowFocus: false })
export const scoredQuery = (team: Team, id: string) =>
  callQuery('reviewApplication', { team, id }, { staleTime: 60_000, refetchOnWindowFocus: false })

/** Loads what will probably be read next. */
export function useScoredAhead(team: Team, items: readonly { id: string }[], id: string) {
  const client = useQueryClient()
  useEffect(() => {
    for (const item of aheadOf(items, id)) void client.prefetchQuery(scoredQuery(team, item.id))
  }, [client, team, items, id])
}

/** After a review was submitted or reopened, others' reviews may be readable. */
export const readReviewsAgain = (client: QueryClient, team: Team, id: string) =>
  Promise.all([
    client.invalidateQueries({ queryKey: reviewsQuery(team).queryKey }),
    client.invalidateQueries({ queryKey: scoredQuery(team, id).queryKey }),
  ])
