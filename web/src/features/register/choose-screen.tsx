import { Link, Navigate } from 'react-router-dom'
import { isPeriodOpen } from '../../api/settings.ts'
import { useText } from '../../i18n/text.ts'
import { paths } from '../../paths.ts'
import { WithSettings } from '../../ui/feedback/loaded.tsx'
import { Page } from '../../ui/layout/page.tsx'
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
