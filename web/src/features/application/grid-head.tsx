import { memo } from 'react'
import { useText } from '../../i18n/text.ts'
import styles from './grid.module.css'
import { gridText } from './grid-text.ts'

/** A label with a date: '9.12(금)' as '9.', '12' and '(금)'. */
const DATE = /^(\d+\.)(\d+)(\(.+\))$/

/** The heads of the columns: a date above its weekday, or a number. */
export const GridHead = memo(function GridHead({ days, inPeriod }: { days: string[]; inPeriod: number }) {
  const text = useText(gridText)
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.corner}>
          {text.hourHead}
        </th>
        {days.map((label, day) => {
          const [, month = '', date = label, weekday = ''] = DATE.exec(label) ?? []
          // The month is written where it begins, and read out everywhere.
          const isNew = day === 0 || !days[day - 1]?.startsWith(month)
          return (
            <th key={label} scope="col" data-column className={day < inPeriod ? undefined : styles.outside}>
              {month && <span className={`${styles.month} ${isNew ? styles.shown : ''}`}>{month}</span>}
              {date}
              {weekday && <span className={styles.weekday}>{weekday}</span>}
            </th>
          )
        })}
      </tr>
    </thead>
  )
})
