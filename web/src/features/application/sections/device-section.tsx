import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { call } from '../../../api/call.ts'
import { useText } from '../../../i18n/text.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { ask } from '../../../ui/feedback/alerts.ts'
import { toast } from '../../../ui/feedback/toasts.ts'
import { uiText } from '../../../ui/text.ts'
import { type ApplicationSession, unsavedFields } from '../autosave/index.ts'
import styles from './sections.module.css'
import { savingText } from './text.ts'

/** For shared computers: removes this device's copy, and closes the application in this browser. */
export function DeviceSection({ session }: { session: ApplicationSession }) {
  const text = useText(savingText)
  const { tryAgain } = useText(uiText)
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const clear = async () => {
    const isUnsaved = unsavedFields(session.store.getState()).length > 0
    if (!(await ask(isUnsaved ? text.clearAskUnsaved : text.clearAsk, text.clearYes))) return
    setBusy(true)
    await session.clearDevice()
    // Offline the copy is removed too, but the proof is in a cookie that only the server can clear.
    while (!(await isClosed(session.id))) if (!(await ask(text.stillOpen, tryAgain))) break
    navigate(paths.home)
    toast(text.cleared)
  }
  return (
    <details className={styles.disclosure}>
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
