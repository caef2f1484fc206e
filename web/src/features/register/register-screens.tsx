import { writtenDate } from '@recruit/contract/interview/written-date'
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom'
import { isPeriodOpen } from '../../api/settings.ts'
import { community } from '../../content/community.ts'
import { useText, useTranslation } from '../../i18n/text.ts'
import { partOf } from '../../navigation.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/controls/button.tsx'
import { WithSettings } from '../../ui/feedback/loaded.tsx'
import { handOverIdentity, LookupForm } from '../../ui/form/lookup-form.tsx'
import page from '../../ui/layout/page.module.css'
import { Page } from '../../ui/layout/page.tsx'
import { PatternPage } from '../../ui/layout/pattern-page.tsx'
import { PhoneNotice } from '../../ui/layout/phone-notice.tsx'
import { uiText } from '../../ui/text.ts'
import { moment } from '../../ui/time/countdown.ts'
import { usePeriod } from '../../ui/time/period.ts'
import { PeriodTimer } from '../../ui/time/period-timer.tsx'
import styles from './register.module.css'
import { registerText } from './text.ts'

/** Two ways in: a new application or one that exists. Outside the period neither. */
export function ChooseScreen() {
  const text = useText(registerText)
  // Drawn again at the closing time, even if nothing else happens.
  usePeriod()
  return (
    <Page title={text.choose} lead={text.chooseLead}>
      <PeriodTimer />
      <WithSettings>
        {(settings) =>
          isPeriodOpen(settings) ? (
            <div className={styles.choices}>
              <Link to={paths.enrol} className={styles.choice}>
                <strong>{text.newApplicant}</strong>
                <span>{text.newApplicantNote}</span>
              </Link>
              <Link to={paths.lookup} className={styles.choice}>
                <strong>{text.existing}</strong>
                <span>{text.existingNote}</span>
              </Link>
            </div>
          ) : (
            <Navigate to={paths.notPeriod} replace />
          )
        }
      </WithSettings>
    </Page>
  )
}

/**
 * Shows when applying opens; a lookup still opens earlier texts. If the period is open by now or only this device's
 * clock was wrong, it shows that and a link.
 */
export function NotPeriodScreen() {
  const { text, language } = useTranslation(uiText, registerText)
  const navigate = useNavigate()
  const isPeriod = usePeriod()
  return (
    <PatternPage title={isPeriod ? text.isPeriod : text.notPeriod} seed="closed">
      <WithSettings>
        {(settings) => (
          <dl className={page.facts}>
            <dt>{text.period}</dt>
            <dd>{writtenDate(settings.applicationSubmissionPeriod, language) || text.notSet}</dd>
            {settings.closesAt && !isPeriod && (
              <>
                <dt>{text.closing}</dt>
                <dd>{moment(settings.closesAt, language)}</dd>
              </>
            )}
          </dl>
        )}
      </WithSettings>
      <PeriodTimer />
      <div className={page.actions}>
        {isPeriod && (
          <LinkButton look="primary" to={paths.register}>
            {text.choose}
          </LinkButton>
        )}
        <LinkButton
          to={paths.home}
          onClick={(event) => {
            // A page opened by its address has no earlier entry, so the link opens the main page.
            if (window.history.state?.idx > 0) {
              event.preventDefault()
              navigate(-1)
            }
          }}
        >
          {text.back}
        </LinkButton>
        {!isPeriod && <LinkButton to={paths.lookup}>{text.toApplication}</LinkButton>}
      </div>
    </PatternPage>
  )
}

/** Finds an existing application by its identity and opens it for editing. */
export function LookupScreen() {
  const text = useText(registerText)
  const navigate = useNavigate()
  const { state } = useLocation()
  return (
    <Page title={text.lookup} lead={text.lookupLead} width="narrow">
      <PhoneNotice>{`${text.editOnPc} ${text.phoneToo}`}</PhoneNotice>
      <LookupForm
        place="lookup"
        handed={partOf(state, 'handed') === true}
        submit={text.lookupSubmit}
        onFound={(id) => {
          handOverIdentity(null)
          navigate(pageAfter(state, id))
        }}
        otherwise={community.email}
      />
    </Page>
  )
}

/** The enrolment's message when the application exists already. */
export const HANDED = { state: { handed: true } }
/** Back to the page whose proof had expired, if it is one of the found application; else to the first page. */
function pageAfter(state: unknown, id: string): string {
  const back = partOf(state, 'back')
  const forms = (['update', 'register'] as const).flatMap((mode) =>
    ([1, 2] as const).map((page) => paths.application(mode, page, id)),
  )
  const pages = [...forms, paths.ownMessages(id)]
  return pages.find((page) => page === back) ?? paths.application('update', 1, id)
}
