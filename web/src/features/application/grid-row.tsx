import { memo } from 'react'
import { hourLabel } from '../../ui/grid/grid-paint.ts'
import styles from './grid.module.css'

interface Props {
  row: number
  /** The row's 32 days as bits. */
  bits: number
  /** The day whose cell is the grid's one tab stop, or -1 when it is in another row. */
  tabStop: number
  days: string[]
  inPeriod: number
  readOnly: boolean
}

/** One hour of the grid; drawn again only when its own cells change. */
export const GridRow = memo(function GridRow({ row, bits, tabStop, days, inPeriod, readOnly }: Props) {
  return (
    <tr>
      <th scope="row" className={styles.hour}>
        {hourLabel(row)}
      </th>
      {days.map((label, day) => (
        <td
          key={label}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid can be operated
          role="gridcell"
          aria-selected={Math.floor(bits / 2 ** day) % 2 === 1}
          aria-readonly={readOnly || undefined}
          aria-label={`${label}, ${hourLabel(row)}`}
          className={day < inPeriod ? undefined : styles.outside}
          data-day={day}
          data-row={row}
          tabIndex={day === tabStop ? 0 : -1}
        />
      ))}
    </tr>
  )
})
