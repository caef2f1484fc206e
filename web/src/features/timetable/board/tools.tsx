import { useText } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import styles from './board.module.css'
import type { View } from './names.ts'
import type { Situation } from './situation.ts'
import { boardText } from './text.ts'
import type { Changes } from './use-changes.ts'

interface Props {
  situation: Situation
  day: string
  view: View
  changes: Changes
  /** What was done last, in words. */
  said: string
  say: (words: string) => void
  onView: (view: View) => void
  onUndo: () => Promise<void>
}
const VIEWS: View[] = ['room', 'interviewer']

/** The two views, the way back, and the locks of a whole day. */
export function BoardTools({ situation, day, view, changes, said, say, onView, onUndo }: Props) {
  const text = useText(boardText)
  const { make, undoable } = changes
  const onDay = situation.timetable.appointments.filter((one) => one.day === day && !one.isKept)
  const loose = onDay.filter(({ isLocked }) => !isLocked)
  const meant = loose.length ? loose : onDay
  const isLocked = loose.length > 0
  const lock = async () => {
    if (await make({ kind: 'lock', ids: meant.map(({ _id }) => _id), isLocked }))
      say((isLocked ? text.saidLocked : text.saidUnlocked)(meant.length))
  }
  return (
    <div className={styles.tools}>
      <fieldset className={styles.views}>
        <legend>{text.view}</legend>
        {VIEWS.map((one) => (
          <Button key={one} small aria-pressed={one === view} onClick={() => onView(one)}>
            {text.views[one]}
          </Button>
        ))}
      </fieldset>
      <p role="status" className={styles.said}>
        {said}
      </p>
      <Button small busy={onDay.length === 0} onClick={() => void lock()}>
        {isLocked || onDay.length === 0 ? text.lockDay : text.unlockDay}
      </Button>
      <Button small busy={undoable === 0} onClick={() => void onUndo()}>
        {text.undo}
      </Button>
    </div>
  )
}
