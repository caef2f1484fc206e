import { useText } from '../../i18n/text.ts'
import { uiText } from '../text.ts'
import styles from './frame.module.css'

/** Leads past the bar; by script, because the address after the hash is taken by the route. */
export function SkipLink() {
  const text = useText(uiText)
  return (
    <button type="button" className={styles.skip} onClick={() => document.getElementById('main')?.focus()}>
      {text.skip}
    </button>
  )
}
