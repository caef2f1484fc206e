import { useText } from '../../../i18n/text.ts'
import page from '../../../ui/page.module.css'
import styles from './heat.module.css'
import { overviewText } from './text.ts'

/** A label with a date: '9.12(금)' as '9.', '12' and '(금)'. */
const DATE = /^(\d+\.)(\d+)(\(.+\))$/

/** The heads of the columns: a date above its weekday, or a number. */
export function HeatHead({ days, inPeriod }: { days: string[]; inPeriod: number }) {
  const text = useText(overviewText)
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.corner}>
          {text.hour}
        </th>
        {days.map((label, day) => {
          const [, month = '', date = label, weekday = ''] = DATE.exec(label) ?? []
          // The month is written where it begins, and read out everywhere.
          const isNew = day === 0 || !days[day - 1]?.startsWith(month)
          return (
            <th key={label} scope="col" className={day < inPeriod ? undefined : styles.outside}>
              {month && <span className={isNew ? undefined : page.hidden}>{month}</span>}
              {date}
              {weekday && <span className={styles.weekday}>{weekday}</span>}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
