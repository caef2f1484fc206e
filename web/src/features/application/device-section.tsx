import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { call } from '../../api/call.ts'
import { useText } from '../../i18n/text.ts'
import { paths } from '../../paths.ts'
import { ask } from '../../ui/alerts.ts'
import { Button } from '../../ui/button.tsx'
import { uiText } from '../../ui/text.ts'
import { toast } from '../../ui/toasts.ts'
import { type DraftStore, unsavedFields } from './draft.ts'
import { savingText } from './saving-text.ts'
import styles from './writing.module.css'
import { clearDevice } from './writing.ts'

/**
 * For computers that others use too: removes the copy that is kept while one writes, and closes the application
 * in this browser.
 */
export function DeviceSection({ store }: { store: DraftStore }) {
  const text = useText(savingText)
  const { tryAgain } = useText(uiText)
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const clear = async () => {
    const { id } = store.getState()
    const isUnsaved = unsavedFields(store.getState()).length > 0
    if (!(await ask(isUnsaved ? text.clearAskUnsaved : text.clearAsk, text.clearYes))) return
    setBusy(true)
    await clearDevice(store)
    // The copy is gone without a connection too; the proof is in a cookie that only the server can take back.
    while (!(await isClosed(id))) if (!(await ask(text.stillOpen, tryAgain))) break
    navigate(paths.home)
    toast(text.cleared)
  }
  return (
    <details className={styles.quiet}>
      <summary>{text.shared}</summary>
      <div>
        <p>{text.sharedBody}</p>
        <Button busy={busy} onClick={() => void clear()}>
          {text.clear}
        </Button>
      </div>
    </details>
  )
}

const isClosed = (id: string): Promise<boolean> =>
  call('forgetApplication', { id }).then(
    () => true,
    () => false,
  )
