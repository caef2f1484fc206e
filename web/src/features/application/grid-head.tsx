import { memo } from 'react'
import { useText } from '../../i18n/text.ts'
import styles from './grid.module.css'
import { gridText } from './grid-text.ts'

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
          const [, date = label, weekday = ''] = /^([\d.]+)(\(.+\))$/.exec(label) ?? []
          return (
            <th key={label} scope="col" data-column className={day < inPeriod ? undefined : styles.outside}>
              {date}
              {weekday && <span className={styles.weekday}>{weekday}</span>}
            </th>
          )
        })}
      </tr>
    </thead>
  )
})
