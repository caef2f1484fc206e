import type { Team } from '@recruit/contract/constants'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../api/call.ts'
import type { Reply } from '../../../../api/client.ts'

export type Progress = Reply<'reviewProgress'>

export const progressQuery = (team: Team) =>
  queryOptions({ queryKey: ['review-progress', team], queryFn: () => call('reviewProgress', { team }) })
export const resultsQuery = (team: Team) =>
  queryOptions({ queryKey: ['desk', 'results', team], queryFn: () => call('reviewResults', { team }) })

/** Reads progress and results again: something was assigned, opened or closed. */
export function useReadAgain(team: Team) {
  const client = useQueryClient()
  return () =>
    Promise.all(
      [progressQuery(team), resultsQuery(team)].map(({ queryKey }) =>
        client.invalidateQueries({ queryKey: [...queryKey] }),
      ),
    )
}
