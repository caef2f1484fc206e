import { useText } from '../../i18n/text.ts'
import { formText } from '../form/text.ts'
import page from '../layout/page.module.css'
import styles from './field.module.css'

/** An on/off switch; its state is also written out, never shown by colour alone. */
export function Switch({
  label,
  checked,
  onChange,
}: {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
}) {
  const text = useText(formText)
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      aria-label={label}
      className={styles.switch}
      onClick={() => onChange(!checked)}
    >
      <span className={styles.track} />
      <span>
        {label} <span className={page.quiet}>{checked ? text.on : text.off}</span>
      </span>
    </button>
  )
}
