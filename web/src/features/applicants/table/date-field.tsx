import { DATE_MAX } from '@recruit/contract/constants'
import { useQueryClient } from '@tanstack/react-query'
import { useText } from '../../../i18n/text.ts'
import { isComposing } from '../../../ui/controls/composing.ts'
import field from '../../../ui/controls/field.module.css'
import type { Applicant } from '../../staff/applicants.ts'
import type { Edit } from '../../staff/edits/edits.ts'
import { editsOf } from '../../staff/edits/window-edits.ts'
import { type ScheduleStore, useDateMarks } from '../bulk/use-schedule.ts'
import { listText } from '../text.ts'
import styles from './list.module.css'

interface Props {
  applicant: Applicant
  edit: Edit | undefined
  schedule: ScheduleStore
}

/** The interview date to type, saved with every keystroke, and in words what speaks against it. */
export function DateField({ applicant, edit, schedule }: Props) {
  const text = useText(listText)
  const edits = editsOf(useQueryClient())
  const { _id: id, name } = applicant
  const conflict = edit?.conflicts.find((one) => one.field === 'date')
  // Typing goes on during a conflict; the value is sent once the conflict is decided.
  const typed = conflict?.mine ?? edit?.values.date
  const date = typed ?? applicant.date
  const marks = useDateMarks(schedule, id, date)
  const isMarked = marks.length > 0
  const words = marks.map((mark) => text.dateMarks[mark]).join(' · ')
  return (
    <span className={styles.dated} data-marked={isMarked || undefined}>
      <input
        className={field.control}
        aria-label={text.dateOf(name)}
        aria-describedby={isMarked ? `marks-${id}` : undefined}
        maxLength={DATE_MAX}
        autoComplete="off"
        value={date}
        onChange={(event) => edits.change(applicant, { date: event.target.value }, isComposing(event))}
        onCompositionEnd={(event) => edits.change(applicant, { date: event.currentTarget.value })}
      />
      {/* Read out only while the user types; a mark caused by another user's date waits until it is reached. */}
      <span
        id={`marks-${id}`}
        className={styles.marks}
        title={words}
        aria-live={typed === undefined ? 'off' : 'polite'}
      >
        {words}
      </span>
    </span>
  )
}
