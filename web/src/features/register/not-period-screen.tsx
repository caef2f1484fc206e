import { useNavigate } from 'react-router-dom'
import { useText } from '../../i18n/text.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { WithSettings } from '../../ui/loaded.tsx'
import styles from '../../ui/page.module.css'
import { Page } from '../../ui/page.tsx'
import { registerText } from './text.ts'

/** Says when one can apply; what was written before stays readable through the lookup. */
export function NotPeriodScreen() {
  const text = useText(registerText)
  const navigate = useNavigate()
  return (
    <Page title={text.notPeriod} width="narrow">
      <WithSettings>
        {(settings) => (
          <dl className={styles.facts}>
            <dt>{text.period}</dt>
            <dd>{settings.applicationSubmissionPeriod || text.notSet}</dd>
          </dl>
        )}
      </WithSettings>
      <div className={styles.actions}>
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
    </Page>
  )
}
