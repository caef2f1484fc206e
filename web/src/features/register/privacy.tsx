import { mailProvider } from '@recruit/contract/community'
import { Link } from 'react-router-dom'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/text.ts'
import { paths } from '../../paths.ts'
import styles from '../../ui/layout/page.module.css'
import { registerText } from './text.ts'

/** The personal data collected, its purpose, its use in mail, and how long it is kept. */
export function Privacy({ keepMonths }: { keepMonths: number }) {
  const text = useText(registerText)
  const language = useLanguage((state) => state.language)
  return (
    <section className={styles.card} aria-labelledby="privacy">
      <h2 id="privacy">{text.privacy}</h2>
      <dl className={styles.facts}>
        <dt>{text.privacyWhat}</dt>
        <dd>{text.privacyWhatBody}</dd>
        <dt>{text.privacyWhy}</dt>
        <dd>{text.privacyWhyBody}</dd>
        <dt>{text.privacyMessages}</dt>
        <dd>{text.privacyMessagesBody(mailProvider[language])}</dd>
        <dt>{text.privacyHow}</dt>
        <dd>{text.privacyHowBody(keepMonths)}</dd>
      </dl>
      <p>
        {/* In a new window, so that the form keeps its typed text. */}
        <Link className={styles.alone} to={paths.privacy} target="_blank" rel="noopener">
          {text.privacyMore}
        </Link>
      </p>
    </section>
  )
}
