import type { Team } from '@recruit/contract/constants'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { callQuery } from '../../../api/call-query.ts'
import type { Reply } from '../../../api/client.ts'
import { type Applicant, listQuery } from '../../staff/applicants.ts'
import { resultsQuery } from '../../staff/review-queries.ts'
import { foundBy } from '../order.ts'

export type Judged = Reply<'reviewResults'>['applications'][number]
export interface Decided {
  id: string
  label: string
  applicant: Applicant
  judged: Judged | null
}

/** Long enough to go through a list, short enough to see an edit of the applicant. */
const STALE_AFTER = 5 * 60_000

export const applicationQuery = (id: string) =>
  callQuery('getApplication', { id, view: 'staff' }, { staleTime: STALE_AFTER })

/** One team's submitted applications in the order of enrolment, with how they were judged where that is open. */
export function useDecided(team: Team, search: string) {
  const list = useQuery(listQuery({ team, term: null }))
  const results = useQuery({
    ...resultsQuery(team),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
  const { data } = list
  const judgedBy = results.data?.applications
  const all = useMemo(() => {
    const judged = new Map(judgedBy?.map((one) => [one._id, one]))
    return (data?.applicants ?? [])
      .filter(({ isFinalSubmit }) => isFinalSubmit)
      .map((applicant): Decided => {
        const { _id: id, name } = applicant
        return { id, label: name, applicant, judged: judged.get(id) ?? null }
      })
  }, [data, judgedBy])
  const items = useMemo(() => foundBy(all, search), [all, search])
  return { list, all, items, isOpen: results.data?.isOpen ?? false }
}
