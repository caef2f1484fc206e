import { useMemo } from 'react'
import { useText } from '../../../../i18n/text.ts'
import { hourLabel, ROWS } from '../../../../ui/grid/grid-paint.ts'
import { DatedGrid } from '../../../../ui/grid/hours/index.ts'
import styles from '../setup.module.css'
import { Fold, Group } from './group.tsx'
import { closedOf, datedOf, type TypedRules } from './rules-fields.ts'
import { rulesText } from './text.ts'

interface Props {
  typed: TypedRules
  set: (part: Partial<TypedRules>) => void
  /** '' where it names no date. */
  interviewPeriod: string
}

/** Hours without interviews: of every day in one row, of single days on the grid. */
export function ClosedHours({ typed, set, interviewPeriod }: Props) {
  const text = useText(rulesText)
  const closed = useMemo(() => datedOf(typed.closed), [typed.closed])
  return (
    <>
      <Group legend={text.everyDay} hint={text.everyDayHint} className={styles.hours}>
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
      </Group>
      {interviewPeriod && (
        <Fold label={text.closedMore} isUsed={typed.closed.length > 0}>
          <DatedGrid
            id="closed-hours"
            title={text.closed}
            hint={text.closedHint}
            hours={closed}
            interviewPeriod={interviewPeriod}
            onChange={(hours) => set({ closed: closedOf(hours) })}
          />
        </Fold>
      )}
    </>
  )
}
