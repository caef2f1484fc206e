import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { callQuery } from '../../../api/call-query.ts'
import type { Reply } from '../../../api/client.ts'
import { useSettings } from '../../../api/settings.ts'
import { teamNames } from '../../../content/teams.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useText } from '../../../i18n/text.ts'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { useSearchState } from '../../../ui/search-state.ts'
import { Guarded, useIsAdmin } from '../../staff/session.tsx'
import { useTermName } from '../../staff/use-term-name.ts'
import { VIEW } from '../filters/view.ts'
import { Decision } from './decision.tsx'
import { History } from './history.tsx'
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
    <Page title={title} windowTitle={`${title} · ${text.page(page)}`} lead={text.page(page)}>
      <Guarded check="checkAdmin" who="staff" refusal="silent">
        <Loaded query={query}>
          {(application) => (
            <article className={styles.review}>
              <Decision application={application} />
              {children({ application, interviewPeriod })}
              <Ways page={page} id={id} application={application} />
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
