import { useState } from 'react'
import { useText } from '../../i18n/text.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Tabs } from '../../ui/controls/tabs.tsx'
import { Failure } from '../../ui/feedback/failure.tsx'
import styles from '../../ui/layout/page.module.css'
import { Page } from '../../ui/layout/page.tsx'
import { uiText } from '../../ui/text.ts'
import { Entries } from '../staff/history/entries.tsx'
import { Guarded } from '../staff/session.tsx'
import { historyScreenText } from './text.ts'
import { FILTERS, type Filter, useHistory } from './use-history.ts'

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
