import { DATE_MAX, PASS_STATES } from '@recruit/contract/constants'
import { useQueryClient } from '@tanstack/react-query'
import { memo } from 'react'
import { useStore } from 'zustand'
import { useText } from '../../../i18n/text.ts'
import { Button } from '../../../ui/button.tsx'
import { isComposing } from '../../../ui/composing.ts'
import field from '../../../ui/field.module.css'
import { SaveStatus } from '../../../ui/save-status.tsx'
import { Select } from '../../../ui/select.tsx'
import type { Applicant } from './applicants.ts'
import { IdentityCells, OpenLink } from './cells.tsx'
import styles from './list.module.css'
import { PassMark } from './pass-mark.tsx'
import { listText } from './text.ts'
import { useUndoOffer } from './use-undo-offer.ts'
import { editsOf } from './window-edits.ts'

interface Props {
  applicant: Applicant
  /** Where the row stands in the whole table, its head counted. */
  index: number
  query: string
}
interface EditableProps extends Props {
  isSelected: boolean
  onPick: (id: string, how: { isOn: boolean; range: boolean }) => void
  onCorrect: (applicant: Applicant) => void
}

/** One applicant to read. */
export const ReadableRow = memo(function ReadableRow({ applicant, index, query }: Props) {
  const text = useText(listText)
  return (
    <tr aria-rowindex={index}>
      <IdentityCells applicant={applicant} />
      <td>
        <span className={styles.label}>
          <PassMark pass={applicant.pass} />
          {text.passStates[applicant.pass]}
        </span>
      </td>
      <td title={applicant.date}>{applicant.date}</td>
      <td>
        <OpenLink applicant={applicant} query={query} />
      </td>
    </tr>
  )
})

/** One applicant whose pass status and interview date the admin sets; each change is saved as it is made. */
export const EditableRow = memo(function EditableRow({
  applicant,
  index,
  query,
  isSelected,
  onPick,
  onCorrect,
}: EditableProps) {
  const text = useText(listText)
  const edits = editsOf(useQueryClient())
  const { _id: id, name } = applicant
  const edit = useStore(edits.store, (state) => state.edits[id])
  const beaten = edit?.conflicts.find((one) => one.field === 'date')
  const pass = edit?.values.pass ?? applicant.pass
  const awaitSaving = useUndoOffer(applicant, edits)
  return (
    <tr aria-rowindex={index} data-selected={isSelected || undefined}>
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
      <IdentityCells applicant={applicant} />
      <td data-pass={pass} className={styles.pass}>
        <Select
          label={text.passOf(name)}
          value={pass}
          disabled={edit?.conflicts.some((one) => one.field === 'pass') ?? false}
          prompt={text.choose}
          options={PASS_STATES.map((value) => ({ value, label: text.passStates[value] }))}
          onChange={(to) => {
            edits.change(applicant, { pass: to })
            awaitSaving(pass, to)
          }}
        />
      </td>
      <td className={styles.date}>
        <input
          className={field.control}
          aria-label={text.dateOf(name)}
          maxLength={DATE_MAX}
          autoComplete="off"
          // Whoever is typing when a conflict comes types on; it is sent once the conflict is decided.
          value={beaten?.mine ?? edit?.values.date ?? applicant.date}
          onChange={(event) => edits.change(applicant, { date: event.target.value }, isComposing(event))}
          onCompositionEnd={(event) => edits.change(applicant, { date: event.currentTarget.value })}
        />
      </td>
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
    </tr>
  )
})
