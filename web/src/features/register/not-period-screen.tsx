import { useNavigate } from 'react-router-dom'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/text.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { ClosingTime } from '../../ui/closing-time.tsx'
import { moment } from '../../ui/countdown.ts'
import { WithSettings } from '../../ui/loaded.tsx'
import { OnCloth } from '../../ui/on-cloth.tsx'
import styles from '../../ui/page.module.css'
import { usePeriod } from '../../ui/period.ts'
import { registerText } from './text.ts'

/** Says when one can apply; what was written before stays readable through the lookup. */
export function NotPeriodScreen() {
  const text = useText(registerText)
  const language = useLanguage((state) => state.language)
  const navigate = useNavigate()
  const isPeriod = usePeriod()
  return (
    <OnCloth title={text.notPeriod} seed="closed">
      <WithSettings>
        {(settings) => (
          <dl className={styles.facts}>
            <dt>{text.period}</dt>
            <dd>{settings.applicationSubmissionPeriod || text.notSet}</dd>
            {settings.closesAt && !isPeriod && (
              <>
                <dt>{text.closing}</dt>
                <dd>{moment(settings.closesAt, language)}</dd>
              </>
            )}
          </dl>
        )}
      </WithSettings>
      <ClosingTime />
      <div className={styles.actions}>
        {/* It has opened meanwhile, or only this device's clock was wrong. */}
        {isPeriod && (
          <LinkButton look="primary" to={paths.register}>
            {text.choose}
          </LinkButton>
        )}
        <LinkButton
          to={paths.home}
          onClick={(event) => {
            // A page opened by its address has nothing behind it: then the link leads to the main page.
            if (window.history.state?.idx > 0) {
              event.preventDefault()
              navigate(-1)
            }
          }}
        >
          {text.back}
        </LinkButton>
        <LinkButton to={paths.lookup}>{text.toLookup}</LinkButton>
      </div>
    </OnCloth>
  )
}
