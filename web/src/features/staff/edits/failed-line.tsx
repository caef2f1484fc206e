import { useQueryClient } from '@tanstack/react-query'
import { useStore } from 'zustand'
import { useText } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { uiText } from '../../../ui/text.ts'
import styles from './dock.module.css'
import { editsText } from './text.ts'
import { editsOf } from './window-edits.ts'

/** How many rows could not be saved, those that a filter or another team's tab hides as well. */
export function FailedLine() {
  const text = useText(editsText)
  const { tryAgain } = useText(uiText)
  const { store, retryAll } = editsOf(useQueryClient())
  const failed = useStore(
    store,
    ({ edits }) => Object.values(edits).filter(({ state }) => state === 'failed').length,
  )
  if (failed === 0) return null
  return (
    <div className={styles.failed}>
      <strong>{text.notSaved(failed)}</strong>
      <Button small onClick={retryAll}>
        {tryAgain}
      </Button>
    </div>
  )
}
