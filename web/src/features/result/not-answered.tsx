import { CallError } from '../../api/client.ts'
import { useText } from '../../i18n/text.ts'
import { paths } from '../../paths.ts'
import { Button, LinkButton } from '../../ui/controls/button.tsx'
import styles from './letter.module.css'
import { answerText } from './offer/answer-text.ts'

/** The same again would be refused again. */
const REFUSED = [200, 400, 409]

/** Why the answer was refused, and the next step: try again, or prove the application again. */
export function NotAnswered({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const text = useText(answerText)
  const status = error instanceof CallError ? error.status : 0
  return (
    <div role="alert" className={styles.answers}>
      <p>{error.message}</p>
      {status === 401 || status === 403 ? (
        <LinkButton to={paths.resultLookup}>{text.toLookUp}</LinkButton>
      ) : (
        !REFUSED.includes(status) && <Button onClick={onRetry}>{text.tryAgain}</Button>
      )}
    </div>
  )
}
