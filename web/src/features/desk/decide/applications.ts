import type { Stage } from '@recruit/contract/constants'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { callQuery } from '../../../api/call-query.ts'
import type { Reply } from '../../../api/client.ts'
import { type Applicant, listQuery } from '../../staff/applicants.ts'
import { editsOf } from '../../staff/edits/window-edits.ts'
import { resultsQuery } from '../../staff/review-queries.ts'
import { foundBy, type Order, type Place, sortedBy } from '../address.ts'

export type Judged = Reply<'reviewResults'>['applications'][number]
export type Kit = Reply<'reviewResults'>['kit']
export interface Decided {
  id: string
  label: string
  /** By which reviewers know it. */
  number: number | undefined
  detail: string
  applicant: Applicant
  judged: Judged | null
  /** How she was judged in the interview. */
  interviewed: Judged | null
}

/** Of which stages the reviews can be read. */
export type OpenStages = Record<Stage, boolean>

/** Long enough to go through a list, short enough to see an edit of the applicant. */
const STALE_AFTER = 5 * 60_000

export const applicationQuery = (id: string) =>
  callQuery('getApplication', { id, view: 'staff' }, { staleTime: STALE_AFTER })

const VALUES: Record<Exclude<Order, 'usual'>, (one: Decided) => number | null | undefined> = {
  number: ({ number }) => number,
  score: ({ judged }) => judged?.aggregate && -judged.aggregate.mean,
  disagreement: ({ judged }) => judged?.disagreement,
  interview: ({ interviewed }) => interviewed?.aggregate && -interviewed.aggregate.mean,
}

/**
 * One team's submitted applications, with how they were judged where that is open. `all`: in the order of enrolment;
 * `listed`: sorted, and without those decided before the filter was set; `items`: those of them that the search finds.
 */
export function useDecided({ team, search, order, isUndecidedOnly, ...place }: Place) {
  const list = useQuery(listQuery({ team, term: null }))
  const asked = { placeholderData: keepPreviousData, staleTime: 60_000 }
  const results = useQuery({ ...resultsQuery(team), ...asked })
  const interviews = useQuery({ ...resultsQuery(team, 'interview'), ...asked })
  const { data } = list
  const { applications: judgedBy, numbers, isOpen = false } = results.data ?? {}
  const spoken = interviews.data
  const all = useMemo(() => {
    const judged = new Map(judgedBy?.map((one) => [one._id, one]))
    const interviewed = new Map(spoken?.applications.map((one) => [one._id, one]))
    const numberOf = new Map(numbers?.map(({ _id, number }) => [_id, number]))
    return (data?.applicants ?? [])
      .filter(({ isFinalSubmit }) => isFinalSubmit)
      .map((applicant): Decided => {
        const { _id: id, name } = applicant
        const number = numberOf.get(id)
        return {
          id,
          label: name,
          number,
          detail: number ? `#${number}` : '',
          applicant,
          judged: judged.get(id) ?? null,
          interviewed: interviewed.get(id) ?? null,
        }
      })
  }, [data, judgedBy, numbers, spoken])
  const { store } = editsOf(useQueryClient())
  // What is decided under the filter stays in its place until the filter is set again.
  const [kept] = useState(() => new Set<string>())
  // So does the open one after Back; without the filter a step computes no list.
  const opened = isUndecidedOnly ? place.id : ''
  const listed = useMemo(() => {
    const some = all.filter(({ id, applicant }) => {
      if (!isUndecidedOnly) kept.delete(id)
      // A decision that is on its way counts already.
      else if ((store.getState().edits[id]?.values.pass ?? applicant.pass) === 'default' || id === opened)
        kept.add(id)
      return !isUndecidedOnly || kept.has(id)
    })
    return order === 'usual' ? some : sortedBy(some, VALUES[order])
  }, [all, kept, order, isUndecidedOnly, opened, store])
  const items = useMemo(() => foundBy(listed, search), [listed, search])
  const isSpokenOpen = spoken?.isOpen ?? false
  const open = useMemo(
    (): OpenStages => ({ documents: isOpen, interview: isSpokenOpen }),
    [isOpen, isSpokenOpen],
  )
  const now = isSpokenOpen ? spoken : results.data
  // Those of the team before are drawn until this one's arrive.
  const places = now?.team === team ? now.places : null
  return { list, results, interviews, all, listed, items, isOpen: open, kit: spoken?.kit, places }
}
