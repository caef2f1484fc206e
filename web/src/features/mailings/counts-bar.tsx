import { MESSAGE_STATES } from '@recruit/contract/mail/kinds'
import { useText } from '../../i18n/text.ts'
import styles from './messages.module.css'
import { messagesText } from './text.ts'
import type { Counts } from './use-messages.ts'

/** How many messages are in each state: a bar for the eye, and the same in words. */
export function CountsBar({ counts, label }: { counts: Counts; label: string }) {
  const text = useText(messagesText)
  const parts = MESSAGE_STATES.flatMap((state) => {
    const count = counts[state] ?? 0
    return count > 0 ? [{ state, count }] : []
  })
  if (!parts.length) return <p className={styles.note}>{text.none}</p>
  return (
    <div className={styles.counts}>
      <div className={styles.bar} aria-hidden="true">
        {parts.map(({ state, count }) => (
          <span key={state} data-state={state} style={{ flexGrow: count }} />
        ))}
      </div>
      <ul aria-label={label}>
        {parts.map(({ state, count }) => (
          <li key={state} data-state={state}>
            {text.counted(text.states[state], count)}
          </li>
        ))}
      </ul>
    </div>
  )
}
