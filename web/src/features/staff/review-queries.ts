import type { Team } from '@recruit/contract/constants'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import type { Reply } from '../../api/client.ts'

export type Progress = Reply<'reviewProgress'>

export const progressQuery = (team: Team) =>
  queryOptions({ queryKey: ['review-progress', team], queryFn: () => call('reviewProgress', { team }) })
export const resultsQuery = (team: Team) =>
  queryOptions({ queryKey: ['desk', 'results', team], queryFn: () => call('reviewResults', { team }) })

/** Who reviews which application. */
export const assignmentsQuery = (team: Team) =>
  queryOptions({ queryKey: ['assignments', team], queryFn: () => call('listAssignments', { team }) })

/** Reads progress, results and assignments again: something was assigned, opened or closed. */
export function useReadAgain(team: Team) {
  const client = useQueryClient()
  return () =>
    Promise.all(
      [progressQuery(team), resultsQuery(team), assignmentsQuery(team)].map(({ queryKey }) =>
        client.invalidateQueries({ queryKey: [...queryKey] }),
      ),
    )
}
