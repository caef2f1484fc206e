import { PASS_STATES, type Pass } from '@recruit/contract/constants'
import { writtenDate } from '@recruit/contract/interview/written-date'
import { useQueryClient } from '@tanstack/react-query'
import { memo } from 'react'
import { useStore } from 'zustand'
import { useLanguage } from '../../../i18n/language.ts'
import { useText } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Select } from '../../../ui/controls/select.tsx'
import { ask } from '../../../ui/feedback/alerts.ts'
import { SaveStatus } from '../../../ui/feedback/save-status.tsx'
import type { Applicant } from '../../staff/applicants.ts'
import { isPassing } from '../bulk/bulk.ts'
import type { ScheduleStore } from '../bulk/use-schedule.ts'
import { useUndoOffer } from '../bulk/use-undo-offer.ts'
import { editsOf } from '../../staff/edits/window-edits.ts'
import type { Judged } from '../filters/figures.ts'
import { listText } from '../text.ts'
import { IdentityCells, OpenLink } from './cells.tsx'
import { DateCell } from './date-cell.tsx'
import { JudgedCells } from './judged-cells.tsx'
import styles from './list.module.css'
import { PassMark } from '../../staff/pass-mark.tsx'

interface Props {
  applicant: Applicant
  /** Where the row stands in the whole table, its head counted. */
  index: number
  query: string
  /** What its reviews come to; null where it has none, undefined where none may be read. */
  judged?: Judged | null | undefined
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
export const ReadableRow = memo(function ReadableRow({ applicant, index, query, judged }: Props) {
  const text = useText(listText)
  const language = useLanguage((state) => state.language)
  const date = writtenDate(applicant.date, language)
  return (
    <tr aria-rowindex={index} data-at={index - 2} data-id={applicant._id}>
      <IdentityCells applicant={applicant} judged={judged} />
      {judged !== undefined && <JudgedCells judged={judged} />}
      <td>
        <span className={styles.label}>
          <PassMark pass={applicant.pass} />
          {text.passStates[applicant.pass]}
        </span>
      </td>
      <td title={date}>{date}</td>
      <td>
        <OpenLink applicant={applicant} query={query} />
      </td>
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
 * What the row says, its pass status and interview date to set; each change is saved as it is made. Apart from the
 * tick: selecting all draws ticks alone.
 */
const EditedCells = memo(function EditedCells({
  applicant,
  query,
  judged,
  schedule,
  onCorrect,
}: EditedProps) {
  const text = useText(listText)
  const edits = editsOf(useQueryClient())
  const { _id: id, name } = applicant
  const edit = useStore(edits.store, (state) => state.edits[id])
  const pass = edit?.values.pass ?? applicant.pass
  const awaitSaving = useUndoOffer(applicant, edits)
  const decide = async (to: Pass) => {
    const isDoubtful = isPassing(to) && !applicant.isFinalSubmit
    const question = text.passDraft(name, text.passStates[to])
    if (isDoubtful && !(await ask(question, text.passAnyway, text.cancel))) return
    edits.change(applicant, { pass: to })
    awaitSaving(pass, to)
  }
  return (
    <>
      <IdentityCells applicant={applicant} judged={judged} />
      {judged !== undefined && <JudgedCells judged={judged} />}
      <td data-pass={pass} className={styles.pass}>
        <Select
          label={text.passOf(name)}
          value={pass}
          disabledReason={edit?.conflicts.some((one) => one.field === 'pass') ? text.decideFirst : undefined}
          options={PASS_STATES.map((value) => ({
            value,
            label: value === 'default' ? text.choose : text.passStates[value],
          }))}
          onChange={(to) => void decide(to)}
        />
      </td>
      <DateCell applicant={applicant} schedule={schedule} />
      <td className={styles.ways}>
        <OpenLink applicant={applicant} query={query} />
        <Button small aria-label={text.correctOf(name)} onClick={() => onCorrect(applicant)}>
          {text.correct}
        </Button>
      </td>
      <td className={styles.saving}>
        {edit && edit.conflicts.length > 0 ? (
          <span className={styles.beaten}>{text.beaten}</span>
        ) : (
          <SaveStatus state={edit?.state ?? 'idle'} onRetry={() => edits.retry(id)} />
        )}
      </td>
    </>
  )
})
