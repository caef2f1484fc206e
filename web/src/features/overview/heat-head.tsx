import { useText } from '../../i18n/text.ts'
import table from '../../ui/grid/hours-table.module.css'
import page from '../../ui/layout/page.module.css'
import type { Head } from './slots.ts'
import { overviewText } from './text.ts'

/** A label with a date: '9.12(금)' as '9.', '12' and '(금)'. */
const DATE = /^(\d+\.)(\d+) ?(\(.+\))$/

/** The heads of the columns: a date above its weekday, or a number. */
export function HeatHead({ days, inPeriod }: { days: Head[]; inPeriod: readonly boolean[] }) {
  const text = useText(overviewText)
  return (
    <thead>
      <tr>
        <th scope="col" className={table.corner}>
          {text.hour}
        </th>
        {days.map(({ day, label }, column) => {
          const [, month = '', date = label, weekday = ''] = DATE.exec(label) ?? []
          // The month is written where it begins, and read out everywhere.
          const isNew = column === 0 || !days[column - 1]?.label.startsWith(month)
          return (
            <th key={day ?? label} scope="col" className={inPeriod[column] ? undefined : table.outside}>
              {month && <span className={isNew ? undefined : page.hidden}>{month}</span>}
              {date}
              {weekday && <span className={table.weekday}>{weekday}</span>}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
