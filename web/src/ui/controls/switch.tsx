import { useId } from 'react'
import { useText } from '../../i18n/text.ts'
import { formText } from '../form/text.ts'
import page from '../layout/page.module.css'
import styles from './field.module.css'

/** An on/off switch; its state is also written out, never shown by colour alone. */
export function Switch({
  id,
  label,
  note,
  checked,
  onChange,
}: {
  id?: string
  label: string
  /** What this state means for people, in a sentence. */
  note?: string | undefined
  checked: boolean
  onChange: (checked: boolean) => void
}) {
  const text = useText(formText)
  const noteId = useId()
  return (
    <button
      type="button"
      role="switch"
      id={id}
      aria-checked={checked}
      aria-label={label}
      aria-describedby={note && noteId}
      className={styles.switch}
      onClick={() => onChange(!checked)}
    >
      <span className={styles.track} />
      <span>
        <span>
          {label} <span className={page.quiet}>{checked ? text.on : text.off}</span>
        </span>
        {note && (
          <span id={noteId} className={styles.note}>
            {note}
          </span>
        )}
      </span>
    </button>
  )
}
