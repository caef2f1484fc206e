import { serverNow } from '../../../api/server-clock.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useText } from '../../../i18n/text.ts'
import { shortTime } from '../../../ui/time/seoul-time.ts'
import { CountsBar } from '../counts-bar.tsx'
import shared from '../messages.module.css'
import type { Mailings } from '../use-messages.ts'
import { heldBack } from '../waits.ts'
import styles from './overview.module.css'
import { overviewText } from './text.ts'

/** A message overdue for longer than this is no longer sent automatically. */
const LATE_MS = 5 * 60_000

/** Whether mail is really sent, and whether it is sent at all. */
export function DeliveryState({ list }: { list: Mailings }) {
  const { isDryRun, due, receipts } = list
  const text = useText(overviewText)
  const language = useLanguage((state) => state.language)
  const isLate = due.since !== null && serverNow() - Date.parse(due.since) > LATE_MS
  const leaving = isDryRun === null ? text.notKnown : isDryRun ? text.dryRun : text.reallyLeaves
  const waiting = due.count > 0 ? text.due(due.count, shortTime(due.since, language)) : text.nothingDue
  const held = heldBack(list)
  const parts = (['paused', 'drafts', 'waiting'] as const)
    .filter((part) => held[part] > 0)
    .map((part) => text.held[part](held[part]))
  return (
    <section className={styles.delivery} aria-label={text.delivery}>
      <div className={styles.leaves} data-dry={isDryRun === true || undefined}>
        <h2>{text.delivery}</h2>
        <p>
          <strong>{leaving}</strong>
        </p>
        <p role="status">{waiting}</p>
        {parts.length > 0 && <p>{text.heldBack(parts.join(' · '))}</p>}
        {isLate && (
          <p role="alert" className={styles.late}>
            {text.late}
          </p>
        )}
      </div>
      <div className={styles.receipts}>
        <h3>{text.receipts}</h3>
        <p className={shared.note}>{text.receiptsNote}</p>
        <CountsBar counts={receipts} label={text.countsOf(text.receipts)} />
      </div>
    </section>
  )
}
