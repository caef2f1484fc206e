import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callPages } from '../../../api/call-query.ts'
import { useText } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Failure } from '../../../ui/feedback/failure.tsx'
import { uiText } from '../../../ui/text.ts'
import { Entries } from '../../staff/history/entries.tsx'
import styles from './review.module.css'
import { reviewText } from './text.ts'

/** Every change of this application by staff; read when it is opened. */
export function History({ id }: { id: string }) {
  const text = useText(reviewText)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className={styles.history} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{text.history}</summary>
      {isOpen && <Pages id={id} />}
    </details>
  )
}

function Pages({ id }: { id: string }) {
  const text = { ...useText(uiText), ...useText(reviewText) }
  const query = useInfiniteQuery(callPages('applicantHistory', { id }))
  if (query.isError) return <Failure error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) return <p role="status">{text.loading}</p>
  return (
    <>
      <Entries entries={query.data.pages.flatMap(({ history }) => history)} />
      {query.hasNextPage && (
        <Button small busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {text.older}
        </Button>
      )}
    </>
  )
}
