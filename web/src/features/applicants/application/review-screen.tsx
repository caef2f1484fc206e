import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useParams } from 'react-router-dom'
import { callPages, callQuery } from '../../../api/call-query.ts'
import type { Reply } from '../../../api/client.ts'
import { useSettings } from '../../../api/settings.ts'
import { teamNames } from '../../../content/teams.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useText } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Failure } from '../../../ui/feedback/failure.tsx'
import { Loaded, Loading } from '../../../ui/feedback/loaded.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { useSearchState } from '../../../ui/search-state.ts'
import { uiText } from '../../../ui/text.ts'
import { Entries } from '../../staff/history/entries.tsx'
import { Guarded, useIsAdmin } from '../../staff/session.tsx'
import { useTermName } from '../../staff/use-term-name.ts'
import { VIEW } from '../filters/view.ts'
import { Decision } from './decision.tsx'
import { Ways } from './navigation.tsx'
import styles from './review.module.css'
import { reviewText } from './text.ts'

interface Reviewed {
  application: Reply<'getApplication'>
  interviewPeriod: string
}
interface Props {
  page: 1 | 2
  children: (reviewed: Reviewed) => ReactNode
}

/** The surroundings of an application for staff: its applicant, its state, links and its history. */
export function ReviewScreen({ page, children }: Props) {
  const text = useText(reviewText)
  const id = useApplicationId(page)
  const query = useQuery(
    callQuery('getApplication', { id, view: 'staff' }, { apart: 'one alone', gcTime: 0 }),
  )
  const { data: settings } = useSettings()
  const { state: view } = useSearchState(VIEW)
  // The settings know the period of the running term alone.
  const interviewPeriod = (view.term === null && settings?.interviewPeriod) || ''
  const title = useTitle(query.data)
  const isAdmin = useIsAdmin()
  return (
    <Page title={title} windowTitle={`${title} · ${text.page(page)}`} width="wide">
      <Guarded check="checkAdmin" who="staff" refusal="silent">
        <Loaded query={query}>
          {(application) => (
            <article className={styles.review}>
              <Ways page={page} id={id} application={application} />
              <Decision key={id} id={id} application={application} />
              {children({ application, interviewPeriod })}
              {isAdmin && <History key={id} id={id} />}
            </article>
          )}
        </Loaded>
      </Guarded>
    </Page>
  )
}

/** Page 1 has the team's digit before the id. */
function useApplicationId(page: 1 | 2): string {
  const { id = '' } = useParams()
  return page === 1 ? id.slice(1) : id
}

/**
 * Cohort, team and name; an earlier term's application shows its term, because the settings know only today's cohort.
 */
function useTitle(application: Reply<'getApplication'> | undefined): string {
  const text = useText(reviewText)
  const language = useLanguage((state) => state.language)
  const { data: settings } = useSettings()
  const { state: view } = useSearchState(VIEW)
  const nameOf = useTermName(view.term !== null)
  if (!application) return text.application
  const { team, name } = application
  const names = [teamNames[team][language], name] as const
  return view.term === null
    ? text.title(settings?.cardinalNumber ?? '', ...names)
    : [nameOf(view.term), ...names].join(' · ')
}

/** Every change of this application by staff; read when it is opened. */
function History({ id }: { id: string }) {
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
  if (!query.data) return <Loading />
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
