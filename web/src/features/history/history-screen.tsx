import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { callPages } from '../../api/call-query.ts'
import { useText, useTranslation } from '../../i18n/text.ts'
import { Button } from '../../ui/controls/button.tsx'
import { SearchField } from '../../ui/controls/search-field.tsx'
import { Tabs } from '../../ui/controls/tabs.tsx'
import { Failure, Loading } from '../../ui/feedback/loaded.tsx'
import styles from '../../ui/layout/page.module.css'
import { choiceIn, searchSchema, textIn, useSearchState } from '../../ui/search-state.ts'
import { uiText } from '../../ui/text.ts'
import { Entries } from '../staff/history/entries.tsx'
import { MarkedWords, wordsOf } from '../staff/history/marked.tsx'
import { StaffPage } from '../staff/session.tsx'
import { useTermName } from '../staff/use-term-name.ts'
import { foundIn, merged } from './shown-entries.ts'
import { historyScreenText } from './text.ts'

const CALLS = { applicants: 'applicantHistory', settings: 'settingsHistory', keys: 'keyHistory' } as const
type Source = keyof typeof CALLS
const FILTERS = ['all', 'applicants', 'settings', 'keys'] as const
type Filter = (typeof FILTERS)[number]

const useSource = (kind: Source) => ({
  kind,
  query: useInfiniteQuery({ ...callPages(CALLS[kind], {}), refetchOnWindowFocus: false }),
})

/** Everything that staff changed, of all services in one order. */
export function HistoryScreen() {
  const text = useText(historyScreenText)
  return (
    <StaffPage title={text.title} width="wide" ways={<Search />}>
      <History />
    </StaffPage>
  )
}

interface Place {
  kind: Filter
  search: string
}
const PLACE = searchSchema<Place>({
  kind: choiceIn('kind', { known: FILTERS, usual: 'all' }),
  search: textIn('q'),
})

function Search() {
  const text = useText(historyScreenText)
  const { state: place, change } = useSearchState(PLACE)
  return (
    <SearchField
      id="history-search"
      label={text.searchLabel}
      placeholder={text.search}
      value={place.search}
      onSearch={(search) => change({ search })}
    />
  )
}

function History() {
  const text = useText(historyScreenText)
  const { state: place, change } = useSearchState(PLACE)
  return (
    <Tabs
      label={text.kind}
      value={place.kind}
      onChange={(kind) => change({ kind })}
      tabs={FILTERS.map((value) => ({ value, label: text.kinds[value] }))}
    >
      <Kind {...place} />
    </Tabs>
  )
}

/** A search goes on through older pages until it has found this many. */
const ENOUGH = 20

function Kind({ kind, search }: Place) {
  const { text, language } = useTranslation(uiText, historyScreenText)
  const nameOf = useTermName()
  const { entries, isLoading, isReading, error, hasMore, readOn, retry } = useHistory(kind)
  const found = useMemo(() => foundIn(entries, search, language, nameOf), [entries, search, language, nameOf])
  const readsOn = search !== '' && found.length < ENOUGH && hasMore && !isLoading && !isReading && !error
  useEffect(() => {
    if (readsOn) readOn()
  })
  if (isLoading) return <Loading />
  return (
    <div className={styles.form}>
      {search && (
        <p role="status">
          {found.length < ENOUGH && hasMore && !error ? text.searching : text.found(found.length)}
        </p>
      )}
      {(found.length > 0 || !search) && (
        <MarkedWords value={wordsOf(search)}>
          <Entries entries={found} showNames isApart={search !== ''} />
        </MarkedWords>
      )}
      {error ? (
        <Failure error={error} onRetry={retry} />
      ) : hasMore ? (
        <p>
          <Button busy={isReading} onClick={readOn}>
            {text.older}
          </Button>
        </p>
      ) : (
        entries.length > 0 && !search && <p>{text.end}</p>
      )}
      <p className={styles.status}>
        {text.lead} {text.sessionHint}
      </p>
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
