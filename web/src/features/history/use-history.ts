import type { HistoryEntry } from '@recruit/contract/fields/history-authors'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { merged } from './merge.ts'

const CALLS = { applicants: 'applicantHistory', settings: 'settingsHistory', keys: 'keyHistory' } as const
type Kind = keyof typeof CALLS
export const FILTERS = ['all', 'applicants', 'settings', 'keys'] as const
export type Filter = (typeof FILTERS)[number]

interface HistoryPage {
  history: HistoryEntry[]
  next: number | null
}

function useSource(kind: Kind) {
  const query = useInfiniteQuery({
    queryKey: ['history', kind],
    queryFn: ({ pageParam }): Promise<HistoryPage> =>
      call(CALLS[kind], pageParam ? { before: pageParam } : {}),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    // Read again on every arrival, so that a change of a moment ago is on top.
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  return { kind, query }
}

/** The histories of all services, or one of them, by time; `readOn` brings older entries. */
export function useHistory(filter: Filter) {
  const all = [useSource('applicants'), useSource('settings'), useSource('keys')]
  const wanted = all.filter(({ kind }) => filter === 'all' || kind === filter)
  const { entries, next } = merged(
    wanted.map(({ kind, query }) => ({
      kind,
      entries: query.data?.pages.flatMap(({ history }) => history) ?? [],
      hasMore: query.hasNextPage,
    })),
  )
  const failed = wanted.find(({ query }) => query.isError)?.query
  return {
    entries,
    isLoading: wanted.some(({ query }) => query.isLoading),
    isReading: wanted.some(({ query }) => query.isFetchingNextPage),
    error: failed?.error,
    hasMore: next !== null,
    readOn: () => void all.find(({ kind }) => kind === next)?.query.fetchNextPage(),
    retry: () => void (failed?.data ? failed.fetchNextPage() : failed?.refetch()),
  }
}
