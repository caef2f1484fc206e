import type { SettingsFields } from '@recruit/contract/fields/settings-values'
import { periodDays } from '@recruit/contract/interview/grid-days'
import { namedDays } from '@recruit/contract/interview/interview-days'
import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../api/call-query.ts'
import { isPeriodOpen } from '../../api/period-open.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/text.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/controls/button.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import page from '../../ui/layout/page.module.css'
import { dayAndTime } from '../../ui/time/seoul-time.ts'
import { adminText } from '../staff/text.ts'
import styles from './home.module.css'
import { homeText } from './text.ts'

/** What the site shows now and until when, what comes next, and the ways to change it. */
export function SiteState({ recordId }: { recordId: string }) {
  const text = { ...useText(adminText), ...useText(homeText) }
  return (
    <section className={styles.part} aria-labelledby="site-state">
      <h2 id="site-state">{text.site}</h2>
      <Loaded query={useQuery(callQuery('getSettings', { id: recordId }))}>
        {(settings) => <Lines settings={settings} />}
      </Loaded>
      <div className={page.actions}>
        <LinkButton small to={paths.modifyInfo(recordId)}>
          {text.toSettings}
        </LinkButton>
        <LinkButton small to={paths.applicantList}>
          {text.toList}
        </LinkButton>
      </div>
    </section>
  )
}

type Timed = Pick<
  SettingsFields,
  | 'opensAt'
  | 'closesAt'
  | 'resultsAt'
  | 'answersUntil'
  | 'isApplicationPeriod'
  | 'showResultToApplicant'
  | 'interviewPeriod'
>

function Lines({ settings }: { settings: Timed & Pick<SettingsFields, 'cardinalNumber'> }) {
  const text = useText(homeText)
  const language = useLanguage((state) => state.language)
  const now = Date.now()
  const isOpen = isPeriodOpen(settings)
  const next = nextDate(settings, now)
  const switches = [
    { isOn: isOpen, says: isOpen ? text.open : text.closed },
    { isOn: settings.showResultToApplicant, says: settings.showResultToApplicant ? text.shown : text.hidden },
  ]
  return (
    <p className={styles.state}>
      {settings.cardinalNumber && <strong>{text.cohort(settings.cardinalNumber)}</strong>}
      {switches.map(({ isOn, says }) => (
        <span key={says} data-on={isOn}>
          {says}
        </span>
      ))}
      <span>
        {next ? text.next[next.what](dayAndTime(next.at, language), daysUntil(next.at, now)) : text.noNext}
      </span>
    </p>
  )
}

type Dated = 'opens' | 'closes' | 'results' | 'answers' | 'interviews'
/** The next moment at which the term goes on. */
export function nextDate(settings: Timed, now: number): { what: Dated; at: number } | null {
  const { isApplicationPeriod, showResultToApplicant, interviewPeriod } = settings
  const period = periodDays(interviewPeriod, new Date(now))
  const firstDay = period && namedDays(period).find((day) => day && Date.parse(`${day}T00:00:00+09:00`) > now)
  const dates: [Dated, string][] = [
    ['opens', isApplicationPeriod ? '' : settings.opensAt],
    ['closes', isApplicationPeriod ? settings.closesAt : ''],
    ['results', showResultToApplicant ? '' : settings.resultsAt],
    ['answers', showResultToApplicant ? settings.answersUntil : ''],
    ['interviews', firstDay ? `${firstDay}T00:00:00+09:00` : ''],
  ]
  const coming = dates.map(([what, at]) => ({ what, at: Date.parse(at) })).filter(({ at }) => at > now)
  return coming.sort((one, other) => one.at - other.at)[0] ?? null
}

const DAY = 86_400_000
const SEOUL = 9 * 3_600_000
const dayOf = (at: number) => Math.floor((at + SEOUL) / DAY)
/** Calendar days in Seoul: 0 for today. */
const daysUntil = (at: number, now: number) => dayOf(at) - dayOf(now)
