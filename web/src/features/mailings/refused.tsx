import { isConflict } from '../../api/client.ts'
import { useText } from '../../i18n/text.ts'
import styles from './messages.module.css'
import { messagesText } from './text.ts'

/** Why the server refused an action, next to its button; after a conflict the shown values are the stored ones. */
export function Refused({ error }: { error: Error | null }) {
  const text = useText(messagesText)
  if (!error) return null
  return (
    <p role="alert" className={styles.refused}>
      {[error.message, isConflict(error) && text.readAgain].filter(Boolean).join(' ')}
    </p>
  )
}
