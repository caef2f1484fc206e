import { useNavigate } from 'react-router-dom'
import { useText } from '../../i18n/text.ts'
import { paths } from '../../paths.ts'
import { ask } from '../../ui/alerts.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toasts.ts'
import { type DraftStore, unsavedFields } from './draft.ts'
import { savingText } from './saving-text.ts'
import styles from './writing.module.css'
import { clearDevice } from './writing.ts'

/** For computers that others use too: removes the copy that is kept while one writes. */
export function DeviceSection({ store }: { store: DraftStore }) {
  const text = useText(savingText)
  const navigate = useNavigate()
  const clear = async () => {
    const isUnsaved = unsavedFields(store.getState()).length > 0
    if (!(await ask(isUnsaved ? text.clearAskUnsaved : text.clearAsk, text.clearYes))) return
    await clearDevice(store)
    navigate(paths.home)
    toast(text.cleared)
  }
  return (
    <details className={styles.quiet}>
      <summary>{text.shared}</summary>
      <div>
        <p>{text.sharedBody}</p>
        <Button onClick={() => void clear()}>{text.clear}</Button>
      </div>
    </details>
  )
}
