import { GRID_HOURS } from '@recruit/contract/constants'
import { hoursIn } from '@recruit/contract/interview/interview-days'
import { useMemo, useState } from 'react'
import { useLanguage } from '../../../../i18n/language.ts'
import { useText } from '../../../../i18n/text.ts'
import { hourLabel } from '../../../../ui/grid/grid-paint.ts'
import { InterviewGrid, useGridColumns } from '../../../../ui/grid/hours/index.ts'
import page from '../../../../ui/layout/page.module.css'
import styles from '../setup.module.css'
import { closedOf, datedOf, type TypedRules } from './rules-fields.ts'
import { rulesText } from './text.ts'

interface Props {
  typed: TypedRules
  set: (part: Partial<TypedRules>) => void
  /** '' where it names no date. */
  interviewPeriod: string
}
const ROWS = Array.from({ length: GRID_HOURS }, (_, row) => row)

/** Hours without interviews: of every day in one row, of single days on the grid. */
export function ClosedHours({ typed, set, interviewPeriod }: Props) {
  const text = useText(rulesText)
  const [isOpen, setOpen] = useState(typed.closed.length > 0)
  return (
    <>
      <fieldset className={styles.group} aria-describedby="closed-hint">
        <legend>{text.everyDay}</legend>
        <p id="closed-hint" className={page.quiet}>
          {text.everyDayHint}
        </p>
        <div className={styles.hours}>
          {ROWS.map((row) => (
            <label key={row} className={styles.hour}>
              <input
                type="checkbox"
                checked={((typed.everyDay >> row) & 1) === 1}
                onChange={() => set({ everyDay: typed.everyDay ^ (1 << row) })}
              />
              {hourLabel(row)}
            </label>
          ))}
        </div>
      </fieldset>
      {interviewPeriod && (
        <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary className={styles.more}>{text.closedMore}</summary>
          {isOpen && <ClosedDays typed={typed} set={set} interviewPeriod={interviewPeriod} />}
        </details>
      )}
    </>
  )
}

function ClosedDays({ typed, set, interviewPeriod }: Props) {
  const text = useText(rulesText)
  const language = useLanguage((state) => state.language)
  const closed = useMemo(() => datedOf(typed.closed), [typed.closed])
  const columns = useGridColumns(closed, interviewPeriod, language)
  const { days } = columns
  const shown = useMemo(() => hoursIn(days, closed), [days, closed])
  return (
    <InterviewGrid
      key={days?.join()}
      hours={shown}
      columns={columns}
      readOnly={false}
      onChange={(interviewHours) => set({ closed: closedOf({ interviewHours, interviewDays: days }) })}
      part={{ id: 'closed-hours', title: text.closed, hint: text.closedHint }}
    />
  )
}
