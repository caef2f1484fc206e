import type { Team } from '@recruit/contract/constants'
import type { QueryClient } from '@tanstack/react-query'
import { callQuery } from '../../api/call-query.ts'
import type { Reply } from '../../api/client.ts'

export type Applicant = Reply<'listApplicants'>['applicants'][number]

/** Which list: one team's, of the running term unless an earlier one is named. */
export interface Which {
  team: Team
  term: number | null
}

/**
 * One team's list. Read anew on every arrival, but not when the window gets the focus: rows must not move under
 * somebody's hands, and what changed elsewhere is noticed when it is written.
 */
export const listQuery = ({ team, term }: Which) =>
  callQuery('listApplicants', term === null ? { team } : { team, term }, {
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** What staff decide about an applicant. */
export type Decided = Partial<Pick<Applicant, 'pass' | 'date'>>

/**
 * Keeps the list that was read in step with what is stored. The time of its reading stays: by it the order of
 * the rows is made, and a row that was changed keeps its place. A reading under way may be older: it is begun anew.
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
        // Of thousands only those that changed are looked at anew.
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

/** The row as it stands by now in the list of the running term, for one that was kept. */
export const presentRow = (client: QueryClient, kept: Applicant): Applicant =>
  client
    .getQueryData(listQuery({ team: kept.team, term: null }).queryKey)
    ?.applicants.find(({ _id }) => _id === kept._id) ?? kept
