import { writtenDate } from '@recruit/contract/interview/written-date'
import { useNavigate } from 'react-router-dom'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/text.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/controls/button.tsx'
import { WithSettings } from '../../ui/feedback/loaded.tsx'
import styles from '../../ui/layout/page.module.css'
import { PatternPage } from '../../ui/layout/pattern-page.tsx'
import { uiText } from '../../ui/text.ts'
import { moment } from '../../ui/time/countdown.ts'
import { usePeriod } from '../../ui/time/period.ts'
import { PeriodTimer } from '../../ui/time/period-timer.tsx'
import { registerText } from './text.ts'

/**
 * Shows when applying opens; a lookup still opens earlier texts. If the period is open by now or only this device's
 * clock was wrong, it shows that and a link.
 */
export function NotPeriodScreen() {
  const text = useText(uiText, registerText)
  const language = useLanguage((state) => state.language)
  const navigate = useNavigate()
  const isPeriod = usePeriod()
  return (
    <PatternPage title={isPeriod ? text.isPeriod : text.notPeriod} seed="closed">
      <WithSettings>
        {(settings) => (
          <dl className={styles.facts}>
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
      <div className={styles.actions}>
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
