import { CallError } from '../../api/client.ts'
import { useText } from '../../i18n/text.ts'
import { Button } from '../controls/button.tsx'
import styles from '../layout/page.module.css'
import { uiText } from '../text.ts'

interface Props {
  error: unknown
  onRetry: () => void
  /** Earlier data are shown below. */
  hasOld?: boolean
}

/** What failed, in words, with a way to try again. */
export function Failure({ error, onRetry, hasOld = false }: Props) {
  const text = useText(uiText)
  return (
    <div role="alert" className={styles.stack}>
      <p>
        {hasOld ? text.notReadAgain : text.failed} {error instanceof CallError && error.message}
      </p>
      <p>
        <Button onClick={onRetry}>{text.tryAgain}</Button>
      </p>
    </div>
  )
}
