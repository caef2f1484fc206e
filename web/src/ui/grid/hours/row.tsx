import { memo } from 'react'
import { hourLabel } from '../grid-paint.ts'
import table from '../hours-table.module.css'

interface Props {
  row: number
  /** The row's 32 days as bits. */
  bits: number
  /** The day whose cell is the grid's one tab stop, or -1 when it is in another row. */
  tabStop: number
  days: string[]
  shown: readonly number[]
  inPeriod: readonly boolean[]
  readOnly: boolean
}

/** One hour of the grid; drawn again only when its own cells change. */
export const GridRow = memo(function GridRow(props: Props) {
  const { row, bits, tabStop, days, shown, inPeriod, readOnly } = props
  return (
    <tr>
      <th scope="row" className={table.hour}>
        {hourLabel(row)}
      </th>
      {shown.map((day) => (
        <td
          key={day}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid can be operated
          role="gridcell"
          aria-selected={Math.floor(bits / 2 ** day) % 2 === 1}
          aria-readonly={readOnly || undefined}
          aria-label={`${days[day]}, ${hourLabel(row)}`}
          className={inPeriod[day] ? undefined : table.outside}
          data-day={day}
          data-row={row}
          tabIndex={day === tabStop ? 0 : -1}
        />
      ))}
    </tr>
  )
})
