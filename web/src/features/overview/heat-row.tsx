import { memo } from 'react'
import { useText } from '../../i18n/text.ts'
import { hourLabel } from '../../ui/grid/grid-paint.ts'
import table from '../../ui/grid/hours-table.module.css'
import { type Head, shadeOf } from './slots.ts'
import { overviewText } from './text.ts'

interface Props {
  row: number
  /** The days' numbers, joined: equal ones need not be drawn again. */
  counts: string
  applicants: number
  /** The highest number of all hours. */
  most: number
  days: Head[]
  /** Which of the days belong to the interview period. */
  inPeriod: readonly boolean[]
  /** The column whose cell is the grid's one tab stop, or -1 when it is in another row. */
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
      <th scope="row" className={table.hour}>
        {hourLabel(row)}
      </th>
      {counts.split(',').map((written, column) => {
        const count = Number(written)
        const { day = null, label = '' } = days[column] ?? {}
        return (
          <td
            key={day ?? label}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid to move about in
            role="gridcell"
            aria-label={text.cell(text.slot(label, hourLabel(row)), count, applicants)}
            className={inPeriod[column] ? undefined : table.outside}
            data-shade={shadeOf(count, most)}
            data-day={column}
            data-row={row}
            tabIndex={column === tabStop ? 0 : -1}
          >
            {count || ''}
          </td>
        )
      })}
    </tr>
  )
})
