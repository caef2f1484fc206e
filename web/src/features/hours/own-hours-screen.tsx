import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { callQuery } from '../../api/call-query.ts'
import { CallError } from '../../api/client.ts'
import { useText } from '../../i18n/text.ts'
import { Loaded, WithSettings } from '../../ui/feedback/loaded.tsx'
import styles from '../../ui/layout/page.module.css'
import { Page } from '../../ui/layout/page.tsx'
import { OwnHoursForm } from './own-hours-form.tsx'
import { ownHoursText } from './text.ts'

/** The page of an interviewer's link: her own hours and limits, and nothing of applicants. */
export function OwnHoursScreen() {
  const text = useText(ownHoursText)
  const [params] = useSearchParams()
  const token = params.get('token') ?? ''
  const query = useQuery(callQuery('readOwnHours', { token }, { gcTime: 0, refetchOnWindowFocus: false }))
  const isUnusable = query.error instanceof CallError && query.error.reason === 'linkUnusable'
  return (
    <Page title={text.title}>
      {isUnusable && (
        <p role="alert" className={styles.stack}>
          {query.error?.message}
        </p>
      )}
      {/* What was typed before the link ended stays to be read. */}
      {(!isUnusable || query.data) && (
        <WithSettings>
          {({ interviewPeriod }) => (
            <Loaded query={query}>
              {(own) => (
                <OwnHoursForm
                  token={token}
                  own={own}
                  interviewPeriod={interviewPeriod}
                  readAgain={query.refetch}
                />
              )}
            </Loaded>
          )}
        </WithSettings>
      )}
    </Page>
  )
}
