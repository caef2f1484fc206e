import type { SettingsFields } from '@recruit/contract/fields/settings-values'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { callQuery } from '../../api/call-query.ts'
import { isPeriodOpen } from '../../api/period-open.ts'
import { useText, useTranslation } from '../../i18n/text.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/controls/button.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import page from '../../ui/layout/page.module.css'
import { dayAndTime } from '../../ui/time/seoul-time.ts'
import { countOf, findingsOf, mailOf, markOf } from '../staff/system-findings.ts'
import { adminText } from '../staff/text.ts'
import { useMailings } from '../staff/to-do/to-do.tsx'
import { comingDates, daysUntil, type Timed } from './coming-dates.ts'
import styles from './home.module.css'
import { homeText } from './text.ts'

type Named = Pick<SettingsFields, 'cardinalNumber' | 'applicationSubmissionPeriod'>

/** What the site shows now and until when, what comes next, and the ways to change it. */
export function SiteState({ recordId, query }: { recordId: string; query: UseQueryResult<Timed & Named> }) {
  const text = useText(adminText, homeText)
  // A term begins without dates: until they are there, they are what to do, and the settings suggest them.
  const isUnset = query.data?.applicationSubmissionPeriod === ''
  return (
    <section className={styles.part} aria-labelledby="site-state">
      <h2 id="site-state">{text.site}</h2>
      <Loaded query={query}>{(settings) => <Lines settings={settings} />}</Loaded>
      <div className={page.actions}>
        <LinkButton small look={isUnset ? 'primary' : 'plain'} to={paths.modifyInfo(recordId)}>
          {text.toSettings}
        </LinkButton>
        <LinkButton small to={paths.applicantList}>
          {text.toList}
        </LinkButton>
      </div>
    </section>
  )
}

function Lines({ settings }: { settings: Timed & Named }) {
  const { text, language } = useTranslation(homeText)
  const now = Date.now()
  const isOpen = isPeriodOpen(settings)
  const coming = comingDates(settings, now)
  const switches = [
    { isOn: isOpen, says: isOpen ? text.open : text.closed },
    { isOn: settings.showResultToApplicant, says: settings.showResultToApplicant ? text.shown : text.hidden },
  ]
  return (
    <p className={styles.state}>
      {settings.cardinalNumber && <strong>{text.cohort(settings.cardinalNumber)}</strong>}
      {switches.map(({ isOn, says }) => (
        <span key={says} className={page.dot} data-dot={isOn ? 'on' : 'off'}>
          {says}
        </span>
      ))}
      {coming.map(({ what, at }, index) => {
        const date = text.dates[what](dayAndTime(at, language))
        return <span key={what}>{index === 0 ? text.next(date, daysUntil(at, now)) : date}</span>
      })}
      {coming.length === 0 && <span>{settings.applicationSubmissionPeriod ? text.noNext : text.unset}</span>}
      <SystemFindings />
    </p>
  )
}

/** Last in the line, because it is known last: how much of the system needs attention, or that it is not known. */
function SystemFindings() {
  const text = useText(homeText)
  const { data: state, isError } = useQuery(callQuery('systemState', {}, { staleTime: 60_000, retry: false }))
  const { data: mailings } = useMailings()
  const findings = state ? findingsOf(state, mailOf(state, mailings)) : []
  const [worst] = findings
  if (!worst && !isError) return null
  return (
    <Link to={paths.system} className={page.dot} data-dot={worst ? markOf(worst) : 'check'}>
      {worst ? text.attention(countOf(findings)) : text.systemUnknown}
    </Link>
  )
}
