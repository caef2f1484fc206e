import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router-dom'
import { callQuery } from '../../api/call-query.ts'
import { isOwnView } from '../../api/client.ts'
import { isPeriodOpen, waitingFor } from '../../api/period-open.ts'
import { forgetSettings, useSettings } from '../../api/settings.ts'
import { useText } from '../../i18n/text.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/controls/button.tsx'
import { WithSettings } from '../../ui/feedback/loaded.tsx'
import { LookupForm } from '../../ui/form/lookup-form.tsx'
import styles from '../../ui/layout/page.module.css'
import { Page } from '../../ui/layout/page.tsx'
import { Timeline } from '../../ui/layout/timeline.tsx'
import { uiText } from '../../ui/text.ts'
import { isUnsubmitted, NotSubmitted, OnlySubmitted } from './letter.tsx'
import { resultText } from './text.ts'

/** Before an announcement: which one people wait for, and the five steps. */
export function NotYetScreen() {
  const text = useText(uiText, resultText)
  const { id = '' } = useParams()
  const { data } = useSettings()
  const waiting = data ? waitingFor(data) : null
  // Not the query of the result: what is masked today must not be shown for a moment on the day of the announcement.
  const application = useQuery(
    callQuery('getApplication', { id }, { apart: 'not yet', enabled: waiting !== null, gcTime: 0 }),
  )
  const read = application.data
  const isDraft = isUnsubmitted(read)
  const isStranger = !isDraft && !(read && isOwnView(read))
  const isOpen = data !== undefined && isPeriodOpen(data)
  const said = {
    first: { title: text.notFirst, body: text.notFirstBody, current: 2 },
    final: { title: text.notFinal, body: text.notFinalBody, current: 4 },
    nothing: { title: text.notAny, body: text.notAnyBody, current: data?.isApplicationPeriod ? 1 : 0 },
  }
  const draft = { title: text.notSubmitted, body: '', current: isOpen ? 1 : 0 }
  const unknown = { title: text.result, body: data && waiting === null ? text.announced : '', current: 0 }
  const isKnown = waiting !== null && !application.isLoading
  const { title, body, current } = isKnown ? (isDraft ? draft : said[waiting]) : unknown
  return (
    <Page title={title} windowTitle={text.result} lead={body} width="narrow">
      {isKnown && waiting === 'nothing' && !isDraft && (
        <>
          <p className={styles.withMenu}>{text.notAnyMenu}</p>
          <p>{text.notAnySubmitted}</p>
        </>
      )}
      <WithSettings>
        {(settings) =>
          waiting === null ? (
            <p>
              <LinkButton look="primary" to={paths.result(id)}>
                {text.toResult}
              </LinkButton>
            </p>
          ) : (
            <>
              {isDraft && <NotSubmitted id={id} settings={settings} />}
              <Timeline settings={settings} current={current} />
              {isKnown && isStranger && waiting !== 'nothing' && <OnlySubmitted />}
            </>
          )
        }
      </WithSettings>
      <div className={styles.actions}>
        <LinkButton to={paths.ownMessages(id)}>{text.messages}</LinkButton>
        <LinkButton to={paths.home}>{text.toHome}</LinkButton>
      </div>
    </Page>
  )
}

/** Finds an application by its identity and opens its result, or the page with the date of the announcement. */
export function ResultLookupScreen() {
  const text = useText(resultText)
  const navigate = useNavigate()
  const client = useQueryClient()
  return (
    <Page title={text.lookup} lead={text.lookupLead} width="narrow">
      <LookupForm
        place="resultLookup"
        submit={text.lookupSubmit}
        // In the hour of an announcement the copy at hand is often one from before it.
        prepare={() => forgetSettings(client)}
        // Which leads on to the page that says when it comes, while results are not shown.
        onFound={(id) => navigate(paths.result(id))}
      />
    </Page>
  )
}
