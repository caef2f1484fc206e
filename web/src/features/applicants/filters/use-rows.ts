import { useMemo } from 'react'
import type { Applicant } from '../../staff/applicants.ts'
import type { Figures } from './figures.ts'
import { rowsOf } from './rows.ts'
import { asksForJudged, type View } from './view.ts'

/**
 * The rows of a view. They keep their places until the list is read again or the view changes, so that a row does not
 * jump away while its date is typed.
 */
export function useRows(
  applicants: Applicant[],
  readAt: number,
  view: View,
  query: string,
  figures: Figures,
): Applicant[] {
  const judged = asksForJudged(view) ? figures.judged : null
  const isKnown = figures.unpublished !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const order = useMemo(
    () => rowsOf(applicants, view, figures).map(({ _id }) => _id),
    [readAt, query, judged, isKnown],
  )
  return useMemo(() => {
    const known = new Map(applicants.map((applicant) => [applicant._id, applicant]))
    const kept = order.flatMap((id) => known.get(id) ?? [])
    if (!view.unpublished) return kept
    // What was decided just before the view was asked for is known a moment later: it joins at the end.
    const there = new Set(order)
    return [...kept, ...rowsOf(applicants, view, figures).filter(({ _id }) => !there.has(_id))]
  }, [applicants, order, view, figures])
}
