import type { MessageState } from '@recruit/contract/mail/kinds'
import { useText } from '../../i18n/text.ts'
import page from '../../ui/layout/page.module.css'
import styles from './messages.module.css'
import { messagesText } from './text.ts'
import type { Counts } from './use-messages.ts'

/** From what is done to what is not: the bar fills from the left. */
const PROGRESS: MessageState[] = [
  ...(['sent', 'uncertain', 'failed', 'handed', 'sending', 'queued', 'approved', 'draft'] as const),
  ...(['unreachable', 'cancelled'] as const),
]

interface Props {
  counts: Counts
  /** Names the counts. */
  label: string
  /** Their sum is next to it: a single state needs no number. */
  isBrief?: boolean
}

/** How many messages are in each state, in words; once some were sent also as a bar. */
export function CountsBar({ counts, label, isBrief = false }: Props) {
  const text = useText(messagesText)
  const parts = PROGRESS.flatMap((state) => {
    const count = counts[state] ?? 0
    return count > 0 ? [{ state, count }] : []
  })
  if (!parts.length) return <p className={page.quiet}>{text.none}</p>
  return (
    <div className={`${styles.counts} ${styles.states}`}>
      {parts.length > 1 && counts.sent && (
        <div className={styles.bar} aria-hidden="true">
          {parts.map(({ state, count }) => (
            <span key={state} data-state={state} style={{ flexGrow: count }} />
          ))}
        </div>
      )}
      <ul aria-label={label}>
        {parts.map(({ state, count }) => (
          <li key={state} data-state={state}>
            {text.states[state]} {isBrief && parts.length === 1 ? '' : count}
          </li>
        ))}
      </ul>
    </div>
  )
}
