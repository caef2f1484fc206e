import type { Team } from '@recruit/contract/constants'
import type { QueryClient } from '@tanstack/react-query'
import { callQuery } from '../../api/call-query.ts'
import type { Reply } from '../../api/client.ts'

export type Applicant = Reply<'listApplicants'>['applicants'][number]

/** What a decision needs to know of an applicant. */
export type Candidate = Pick<Applicant, '_id' | 'name' | 'team' | 'pass' | 'date' | 'isFinalSubmit'>

/** Which list: one team's, of the running term unless an earlier one is named. */
export interface Which {
  team: Team
  term: number | null
}

/**
 * One team's list. Read again on every arrival, but not on focus: rows must not move under the user's hands. A write
 * detects what changed elsewhere.
 */
export const listQuery = ({ team, term }: Which) =>
  callQuery('listApplicants', term === null ? { team } : { team, term }, {
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** What an applicant sees of the decisions. */
export type Seen = Pick<Applicant, 'pass' | 'date'>
export type Decided = Partial<Seen>

/**
 * Updates the cached list with stored rows. Its read time stays, so that changed rows keep their place in the order. A
 * read under way may be older, so it is restarted.
 */
export function remember(client: QueryClient, which: Which, stored: ReadonlyMap<string, Decided>) {
  const { queryKey } = listQuery(which)
  const isReading = client.isFetching({ queryKey, exact: true }) > 0
  void client.cancelQueries({ queryKey, exact: true })
  const updatedAt = client.getQueryState(queryKey)?.dataUpdatedAt
  client.setQueryData(
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
  if (isReading) void readListAgain(client, which)
}

/** Reads a team's list again, the order of its rows too. */
export const readListAgain = (client: QueryClient, which: Which) =>
  client.refetchQueries({ queryKey: listQuery(which).queryKey, exact: true })

/** The current row in the running term's list, for a kept one. */
export const presentRow = <Kept extends Candidate>(client: QueryClient, kept: Kept): Kept | Applicant =>
  client
    .getQueryData(listQuery({ team: kept.team, term: null }).queryKey)
    ?.applicants.find(({ _id }) => _id === kept._id) ?? kept
