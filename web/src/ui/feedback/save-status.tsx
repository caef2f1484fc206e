import type { SaveState } from '../../api/saver.ts'
import { useText } from '../../i18n/text.ts'
import { Button } from '../controls/button.tsx'
import { formText } from '../form/text.ts'
import styles from '../layout/page.module.css'
import { uiText } from '../text.ts'

/** Whether something is stored, in words; a failed save offers to try again. */
export function SaveStatus({ state, onRetry }: { state: SaveState; onRetry: () => void }) {
  const text = useText(uiText, formText)
  const words = { idle: '', saving: text.saving, saved: text.saved, failed: text.saveFailed }[state]
  return (
    <span className={styles.status} data-state={state}>
      <span role="status">{words}</span>
      {state === 'failed' && (
        <Button small onClick={onRetry}>
          {text.tryAgain}
        </Button>
      )}
    </span>
  )
}
