import { useText } from '../../../i18n/text.ts'
import page from '../../../ui/layout/page.module.css'
import type { Appointment, Named } from '../use-timetable.ts'
import styles from './card.module.css'
import type { Names, View } from './names.ts'
import { boardText } from './text.ts'

interface Props {
  who: Named & Partial<Appointment>
  names: Names
  view: View
  isHeld: boolean
  isBroken: boolean
  /** By keyboard, or by assistive technology without mouse or finger. */
  onPick: () => void
  onOpen: () => void
}

/** An interview. The keyboard picks up its larger button and a press opens it; the smaller one opens it for all. */
export function Card({ who, names, view, isHeld, isBroken, onPick, onOpen }: Props) {
  const text = useText(boardText)
  const { _id, name, team, interviewers, room = 0, isLocked, isKept, answer } = who
  const others =
    interviewers &&
    (view === 'room' ? interviewers.map(names.interviewerName).join(', ') : names.roomName(room))
  return (
    <div className={styles.card} data-card={_id} data-team={team} data-held={isHeld} data-broken={isBroken}>
      <button
        type="button"
        className={styles.handle}
        aria-pressed={isHeld}
        onClick={({ detail }) => (detail === 0 ? onPick() : onOpen())}
      >
        <strong>{name}</strong>
        <span className={styles.team}>{names.teamName(team)}</span>
        {others && <span className={styles.others}>{others}</span>}
        {isLocked && (
          <span className={styles.lock}>
            <Lock />
            {isKept ? text.kept : text.locked}
          </span>
        )}
        {answer && (
          <span className={answer.will ? styles.lock : styles.broken}>
            {answer.will ? text.comes : text.cannotCome}
          </span>
        )}
        {isBroken && <span className={styles.broken}>{text.breaks}</span>}
      </button>
      <button type="button" data-more className={styles.more} onClick={onOpen}>
        <span aria-hidden="true">⋯</span>
        <span className={page.hidden}>{text.change(name)}</span>
      </button>
    </div>
  )
}

const Lock = () => (
  <svg viewBox="0 0 12 14" width="10" height="12" aria-hidden="true">
    <path d="M3 6V4a3 3 0 0 1 6 0v2" fill="none" stroke="currentcolor" strokeWidth="1.6" />
    <path d="M1 6h10v7H1z" fill="currentcolor" />
  </svg>
)
