import { useText } from '../../i18n/text.ts'
import styles from '../../ui/layout/page.module.css'
import { Page } from '../../ui/layout/page.tsx'
import { Guarded } from '../staff/session.tsx'
import own from './sign-in.module.css'
import { signInText } from './text.ts'

/** Where a reviewer begins while there is nothing to review: what she will find here. */
export function ReviewerScreen() {
  const text = useText(signInText)
  return (
    <Page title={text.reviewing} lead={text.reviewingLead} width="narrow">
      <Guarded check="checkManager" who="review" refusal="silent">
        <div className={styles.card}>
          <ul className={own.list}>
            {text.reviewingWhat.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      </Guarded>
    </Page>
  )
}
