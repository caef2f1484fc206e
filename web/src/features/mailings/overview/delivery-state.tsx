import { serverNow } from '../../../api/server-clock.ts'
import { useText, useTranslation } from '../../../i18n/text.ts'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/controls/button.tsx'
import page from '../../../ui/layout/page.module.css'
import { shortTime } from '../../../ui/time/seoul-time.ts'
import { isLate } from '../../staff/to-do/ways.ts'
import type { Mailings } from '../use-messages.ts'
import { heldBack } from '../waits.ts'
import styles from './overview.module.css'
import { overviewText } from './text.ts'

/** Since when how much mail of the whole site waits to leave, and why as far as is known. */
function useDue(list: Mailings): string {
  const { text, language } = useTranslation(overviewText)
  const { due, isDryRun } = list
  const cause = isLate(list, serverNow()) ? 'late' : isDryRun === null ? 'noneYet' : 'soon'
  return text.due(due.count, shortTime(due.since, language), text.causes[cause])
}

/** The same as news, urgent once it is late; without any: `none`. */
function Due({ list, none }: { list: Mailings; none: string }) {
  const waiting = useDue(list)
  return isLate(list, serverNow()) ? (
    <p role="alert" className={styles.late}>
      {waiting}
    </p>
  ) : (
    <p role="status">{list.due.count > 0 ? waiting : none}</p>
  )
}

interface DueNoteProps {
  list: Mailings
  /** Once no mail leaves: in words of its own, how many wait since when. */
  saysLate?: (count: number, since: string) => string
}

/** Why messages are still queued, with the way to what may be repaired; nothing while they leave as usual. */
export function DueNote({ list, saysLate }: DueNoteProps) {
  const { text, language } = useTranslation(overviewText)
  const due = useDue(list)
  const isStuck = isLate(list, serverNow())
  if (list.due.count === 0 || (list.isDryRun !== null && !isStuck)) return null
  return (
    <div className={page.actions}>
      <p className={page.dot} data-dot="check">
        {isStuck && saysLate ? saysLate(list.due.count, shortTime(list.due.since, language)) : due}
      </p>
      <LinkButton small to={paths.system}>
        {text.toSystem}
      </LinkButton>
    </div>
  )
}

/** Whether mail leaves, what of it waits, and what is held back. */
export function DeliveryState({ list }: { list: Mailings }) {
  const text = useText(overviewText)
  const { isDryRun, due } = list
  const isWaiting = due.count > 0
  const held = heldBack(list)
  const parts = (['paused', 'waiting'] as const)
    .filter((part) => held[part] > 0)
    .map((part) => text.held[part](held[part]))
  return (
    <section className={`${page.card} ${styles.now}`} aria-label={text.delivery}>
      <h2>{text.delivery}</h2>
      <div className={`${page.actions} ${styles.line}`}>
        <div>
          {isDryRun === null
            ? !isWaiting && <p>{text.notKnown}</p>
            : (isDryRun || !isLate(list, serverNow())) && (
                <p>
                  <strong>{isDryRun ? text.dryRun : text.reallyLeaves}</strong>
                </p>
              )}
          <Due list={list} none={text.nothingDue} />
          {parts.length > 0 && <p>{text.heldBack(parts.join(' · '))}</p>}
        </div>
        {isWaiting && (
          <LinkButton small to={paths.system}>
            {text.toSystem}
          </LinkButton>
        )}
      </div>
    </section>
  )
}
