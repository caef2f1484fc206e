import type { Team } from '@recruit/contract/constants'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import type { Reply } from '../../api/client.ts'

type List = Reply<'listApplicants'>
export type Applicant = List['applicants'][number]

/** Which list: one team's, of the running term unless an earlier one is named. */
export interface Which {
  team: Team
  term: number | null
}
const keyOf = ({ team, term }: Which) => ['applicants', team, term] as const

/**
 * One team's list. Read again on every arrival, but not on focus: rows must not move under the user's hands. A write
 * detects what changed elsewhere.
 */
export const listQuery = ({ team, term }: Which) =>
  queryOptions({
    queryKey: keyOf({ team, term }),
    queryFn: () => call('listApplicants', term === null ? { team } : { team, term }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** What staff decide about an applicant. */
export type Decided = Partial<Pick<Applicant, 'pass' | 'date'>>

/**
 * Updates the cached list with stored rows. Its read time stays, so that changed rows keep their place in the order. A
 * read under way may be older, so it is restarted.
 */
export function remember(client: QueryClient, which: Which, stored: ReadonlyMap<string, Decided>) {
  const queryKey = keyOf(which)
  const isReading = client.isFetching({ queryKey }) > 0
  void client.cancelQueries({ queryKey })
  const updatedAt = client.getQueryState(queryKey)?.dataUpdatedAt
  client.setQueryData<List>(
    queryKey,
    (list) =>
      list && {
        ...list,
        // The other rows keep their identity, so that only changed ones of thousands are redrawn.
        applicants: list.applicants.map((row) =>
          stored.has(row._id) ? { ...row, ...stored.get(row._id) } : row,
        ),
      },
    updatedAt ? { updatedAt } : undefined,
  )
  if (isReading) void readAgain(client, which)
}

/** Reads a team's list again, the order of its rows too. */
export const readAgain = (client: QueryClient, which: Which) =>
  client.refetchQueries({ queryKey: keyOf(which) })

/** The current row in the running term's list, for a kept one. */
export const presentRow = (client: QueryClient, kept: Applicant): Applicant =>
  client
    .getQueryData(listQuery({ team: kept.team, term: null }).queryKey)
    ?.applicants.find(({ _id }) => _id === kept._id) ?? kept

/** After a correction: the applicant may have moved to another team, and who shares a student id has changed. */
export const forgetLists = (client: QueryClient) => client.invalidateQueries({ queryKey: ['applicants'] })
