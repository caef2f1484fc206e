import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useUnpublishedAsRead } from '../../staff/publishing/use-unpublished.ts'
import { resultsQuery } from '../../staff/review-queries.ts'
import { judgedOf, unpublishedOf } from './rows.ts'
import { asksForJudged, knownView, type View } from './view.ts'

/** No refetch on focus, as with the list: rows must not move under the user's hands. */
const ON_ARRIVAL = {
  refetchOnMount: 'always',
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const
/** What the list has read a moment ago is good enough to go through it. */
const AS_READ = { ...ON_ARRIVAL, refetchOnMount: true, staleTime: 60_000 } as const

/**
 * Sort and filter values from outside the list, and the view as far as they are known. Only for the running term: an
 * archive has neither reviews nor changes to publish.
 */
export function useFigures(view: View, { isReadAnew }: { isReadAnew: boolean }) {
  const isRunning = view.term === null
  const asked = {
    ...(isReadAnew ? ON_ARRIVAL : AS_READ),
    enabled: isRunning && (isReadAnew || asksForJudged(view)),
  }
  const results = useQuery({ ...resultsQuery(view.team), ...asked })
  const interviews = useQuery({ ...resultsQuery(view.team, 'interview'), ...asked })
  const waiting = useUnpublishedAsRead(isRunning)
  // Separate queries: a decision changes what waits, but must not move rows that are sorted by their reviews.
  const judged = useMemo(
    () => (isRunning ? judgedOf(results.data, interviews.data) : null),
    [isRunning, results.data, interviews.data],
  )
  const unpublished = useMemo(
    () => (isRunning ? unpublishedOf(waiting.data) : null),
    [isRunning, waiting.data],
  )
  const figures = useMemo(() => ({ judged, unpublished }), [judged, unpublished])
  return {
    figures,
    view: useMemo(() => knownView(view, figures), [view, figures]),
    /** Columns, marks and the order of the rows are not known yet: rows that are drawn now would move. */
    isWaiting:
      results.isLoading || interviews.isLoading || ((isReadAnew || view.unpublished) && waiting.isLoading),
    hasFailed: results.isError || interviews.isError,
    /** To be awaited before the list is read again: by then the order of its rows is made. */
    readAgain: async () => {
      if (isRunning) await Promise.all([results.refetch(), interviews.refetch(), waiting.refetch()])
    },
  }
}
