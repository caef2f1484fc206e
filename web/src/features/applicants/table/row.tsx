import { memo } from 'react'
import { useLanguage } from '../../../i18n/language.ts'
import { useText } from '../../../i18n/text.ts'
import type { Applicant, Seen } from '../../staff/applicants.ts'
import type { Judged } from '../filters/figures.ts'
import { listText } from '../text.ts'
import { Cells, type ListColumn } from './columns.tsx'
import type { ScheduleStore } from './date-field.tsx'
import { useDecision } from './decision.tsx'
import styles from './list.module.css'

interface Props {
  applicant: Applicant
  /** The row's index in the whole table, including its head. */
  index: number
  query: string
  /** The aggregate of its reviews, if it has any. */
  judged: Judged | null
  /** What the applicant sees, where a decision is not published. */
  seen: Seen | null
  columns: ListColumn[]
}
interface EditedProps extends Omit<Props, 'index'> {
  schedule: ScheduleStore
  onCorrect: (applicant: Applicant) => void
}
interface EditableProps extends EditedProps {
  index: number
  isSelected: boolean
  onPick: (id: string, how: { isOn: boolean; range: boolean }) => void
}

/** One applicant to read. */
export const ReadableRow = memo(function ReadableRow({ index, columns, ...row }: Props) {
  const text = useText(listText)
  const language = useLanguage((state) => state.language)
  return (
    <tr aria-rowindex={index} data-at={index - 2} data-id={row.applicant._id}>
      <Cells row={{ ...row, text, language }} columns={columns} />
    </tr>
  )
})

/** One applicant to select, and to decide about. */
export const EditableRow = memo(function EditableRow({
  index,
  isSelected,
  onPick,
  ...edited
}: EditableProps) {
  const text = useText(listText)
  const { _id: id, name } = edited.applicant
  return (
    <tr aria-rowindex={index} data-at={index - 2} data-id={id} data-selected={isSelected || undefined}>
      <td className={styles.tick}>
        <label>
          <input
            type="checkbox"
            aria-label={text.tickOf(name)}
            checked={isSelected}
            onChange={({ target, nativeEvent }) =>
              onPick(id, {
                isOn: target.checked,
                range: nativeEvent instanceof MouseEvent && nativeEvent.shiftKey,
              })
            }
          />
        </label>
      </td>
      <EditedCells {...edited} />
    </tr>
  )
})

/**
 * The columns of a row, each change saved immediately. Separate from the tick, so that selecting all redraws only
 * ticks.
 */
const EditedCells = memo(function EditedCells({ schedule, onCorrect, columns, ...row }: EditedProps) {
  const text = useText(listText)
  const language = useLanguage((state) => state.language)
  const { applicant } = row
  const decision = useDecision(applicant)
  const editing = { ...decision, schedule, correct: () => onCorrect(applicant) }
  return <Cells row={{ ...row, text, language, editing }} columns={columns} />
})
