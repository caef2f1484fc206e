import { declaredKind, type MessageState } from '@recruit/contract/mail/kinds'
import { roundIn } from '@recruit/contract/rules/announcements'
import { useText, useTranslation } from '../../i18n/text.ts'
import page from '../../ui/layout/page.module.css'
import { dayAndTime } from '../../ui/time/seoul-time.ts'
import { roleInWords } from '../staff/history/words.ts'
import styles from './messages.module.css'
import { overviewText } from './overview/text.ts'
import { messagesText } from './text.ts'
import type { Counts, Mailing } from './use-messages.ts'
import type { Wait } from './waits.ts'

/** From what is done to what is not: the bar fills from the left. */
const PROGRESS: MessageState[] = [
  ...(['sent', 'uncertain', 'failed', 'handed', 'sending', 'queued', 'approved', 'draft'] as const),
  ...(['unreachable', 'cancelled'] as const),
]

interface Props {
  mailing: Mailing
  /** In words, what it waits for. */
  waits: Wait[]
  waitsText: Record<Wait, string>
  /** Names the counts of its messages. */
  label: string
}

/** When a mailing was made, for when it is planned, who approved it, what it waits for and how far it is. */
export function MailingState({ mailing, waits, waitsText, label }: Props) {
  const { text, language } = useTranslation(overviewText)
  const { kind, occasion, createdAt, plannedAt, approvedAt, approvedBy, counts } = mailing
  const { drafted } = declaredKind[kind]
  const facts = [
    drafted === 'announced' && text.occasion(text.announcement(String(roundIn(occasion)))),
    drafted === 'daily' && text.occasion(occasion),
    text.created(dayAndTime(createdAt, language)),
    approvedAt
      ? text.approved(roleInWords(approvedBy, language), dayAndTime(approvedAt, language))
      : text.notApproved,
    plannedAt && text.planned(dayAndTime(plannedAt, language)),
  ]
  return (
    <>
      <p className={page.quiet}>{facts.filter(Boolean).join(' · ')}</p>
      {waits.map((wait) => (
        <p key={wait} className={styles.waits}>
          {waitsText[wait]}
        </p>
      ))}
      <CountsBar counts={counts} label={label} />
    </>
  )
}

/** How many messages are in each state: a bar for the eye, and the same in words. */
export function CountsBar({ counts, label }: { counts: Counts; label: string }) {
  const text = useText(messagesText)
  const parts = PROGRESS.flatMap((state) => {
    const count = counts[state] ?? 0
    return count > 0 ? [{ state, count }] : []
  })
  if (!parts.length) return <p className={page.quiet}>{text.none}</p>
  return (
    <div className={styles.counts}>
      {parts.length > 1 && (
        <div className={styles.bar} aria-hidden="true">
          {parts.map(({ state, count }) => (
            <span key={state} data-state={state} style={{ flexGrow: count }} />
          ))}
        </div>
      )}
      <ul aria-label={label}>
        {parts.map(({ state, count }) => (
          <li key={state} data-state={state}>
            {text.states[state]} {count}
          </li>
        ))}
      </ul>
    </div>
  )
}
