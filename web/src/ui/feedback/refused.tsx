import { isConflict } from '../../api/client.ts'
import { useText } from '../../i18n/text.ts'
import { formText } from '../form/text.ts'
import styles from './refused.module.css'

/** Why the server refused an action, next to its button; after a conflict the shown values are the stored ones. */
export function Refused({ error, more }: { error: Error | null; more?: string | false | undefined }) {
  const text = useText(formText)
  if (!error) return null
  return (
    <p role="alert" className={styles.refused}>
      {[error.message, more, isConflict(error) && text.readAgain].filter(Boolean).join(' ')}
    </p>
  )
}
