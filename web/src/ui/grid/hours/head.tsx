import { memo } from 'react'
import { useText } from '../../../i18n/text.ts'
import page from '../../layout/page.module.css'
import table from '../hours-table.module.css'
import styles from './grid.module.css'
import { gridText } from './text.ts'

/** A label with a date: '9.12(금)' as '9.', '12' and '(금)'. */
const DATE = /^(\d+\.)(\d+) ?(\(.+\))$/

interface Props {
  days: string[]
  /** The days that have a column. */
  shown: readonly number[]
  inPeriod: readonly boolean[]
  /** The days of an earlier period on which hours are chosen. */
  gone: readonly number[]
}

/** The heads of the columns: a date above its weekday, or a number. */
export const GridHead = memo(function GridHead({ days, shown, inPeriod, gone }: Props) {
  const text = useText(gridText)
  return (
    <thead>
      <tr>
        <th scope="col" className={table.corner}>
          {text.hourHead}
        </th>
        {shown.map((day, column) => {
          const label = days[day] ?? ''
          const [, month = '', date = label, weekday = ''] = DATE.exec(label) ?? []
          // The month is written where it begins, and read out everywhere.
          const isNew = column === 0 || !days[shown[column - 1] ?? 0]?.startsWith(month)
          return (
            <th key={day} scope="col" data-column={day} className={inPeriod[day] ? undefined : table.outside}>
              {month && <span className={`${styles.month} ${isNew ? styles.shown : ''}`}>{month}</span>}
              {date}
              {weekday && <span className={table.weekday}>{weekday}</span>}
              {gone.includes(day) && <span className={page.hidden}>, {text.goneDay}</span>}
            </th>
          )
        })}
      </tr>
    </thead>
  )
})
