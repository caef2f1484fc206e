import { memo } from 'react'
import { useText } from '../../../i18n/text.ts'
import { hourLabel } from '../../../ui/grid/grid-paint.ts'
import styles from './heat.module.css'
import { shadeOf } from './slots.ts'
import { overviewText } from './text.ts'

interface Props {
  row: number
  /** The 32 numbers, joined: equal ones need not be drawn again. */
  counts: string
  applicants: number
  /** The highest number of all hours. */
  most: number
  days: string[]
  /** How many of the days, from the first, belong to the interview period. */
  inPeriod: number
  /** The day whose cell is the grid's one tab stop, or -1 when it is in another row. */
  tabStop: number
}

/** One hour of the heat map. */
export const HeatRow = memo(function HeatRow({
  row,
  counts,
  applicants,
  most,
  days,
  inPeriod,
  tabStop,
}: Props) {
  const text = useText(overviewText)
  return (
    <tr>
      <th scope="row" className={styles.hour}>
        {hourLabel(row)}
      </th>
      {counts.split(',').map((written, day) => {
        const count = Number(written)
        const label = days[day] ?? ''
        return (
          <td
            key={label}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid to move about in
            role="gridcell"
            aria-label={text.cell(text.slot(label, hourLabel(row)), count, applicants)}
            className={day < inPeriod ? undefined : styles.outside}
            data-shade={shadeOf(count, most)}
            data-day={day}
            data-row={row}
            tabIndex={day === tabStop ? 0 : -1}
          >
            {count || ''}
          </td>
        )
      })}
    </tr>
  )
})
