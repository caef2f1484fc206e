import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callPages } from '../../api/call-query.ts'
import { useText } from '../../i18n/text.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Tabs } from '../../ui/controls/tabs.tsx'
import { Failure } from '../../ui/feedback/failure.tsx'
import styles from '../../ui/layout/page.module.css'
import { Page } from '../../ui/layout/page.tsx'
import { uiText } from '../../ui/text.ts'
import { Entries } from '../staff/history/entries.tsx'
import { Guarded } from '../staff/session.tsx'
import { merged } from './merge.ts'
import { historyScreenText } from './text.ts'

const CALLS = { applicants: 'applicantHistory', settings: 'settingsHistory', keys: 'keyHistory' } as const
type Kind = keyof typeof CALLS
const FILTERS = ['all', 'applicants', 'settings', 'keys'] as const
type Filter = (typeof FILTERS)[number]

const useSource = (kind: Kind) => ({
  kind,
  query: useInfiniteQuery({ ...callPages(CALLS[kind], {}), refetchOnWindowFocus: false }),
})

/** Everything that staff changed, of all services in one order. */
export function HistoryScreen() {
  const text = useText(historyScreenText)
  return (
    <Page title={text.title} lead={text.lead}>
      <Guarded check="checkAdmin" refusal="dialog">
        <History />
      </Guarded>
    </Page>
  )
}

function History() {
  const text = useText(historyScreenText)
  const [filter, setFilter] = useState<Filter>('all')
  return (
    <Tabs
      label={text.kind}
      value={filter}
      onChange={setFilter}
      tabs={FILTERS.map((value) => ({ value, label: text.kinds[value] }))}
    >
      <Kind filter={filter} />
    </Tabs>
  )
}

function Kind({ filter }: { filter: Filter }) {
  const text = { ...useText(uiText), ...useText(historyScreenText) }
  const { entries, isLoading, isReading, error, hasMore, readOn, retry } = useHistory(filter)
  if (isLoading) return <p role="status">{text.loading}</p>
  return (
    <div className={styles.form}>
      <Entries entries={entries} showNames />
      {error ? (
        <Failure error={error} onRetry={retry} />
      ) : hasMore ? (
        <p>
          <Button busy={isReading} onClick={readOn}>
            {text.older}
          </Button>
        </p>
      ) : (
        entries.length > 0 && <p>{text.end}</p>
      )}
      <p className={styles.status}>{text.sessionHint}</p>
    </div>
  )
}

/** The histories of all services, or one of them, by time; `readOn` brings older entries. */
function useHistory(filter: Filter) {
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
