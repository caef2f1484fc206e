import type { ReactNode } from 'react'
import styles from './totals.module.css'

/** What is asked first: large numbers in one line, each above what it counts. */
export const Totals = ({ rows }: { rows: readonly (readonly [label: string, number: ReactNode])[] }) => (
  <dl className={styles.totals}>
    {rows.map(([label, number]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{number}</dd>
      </div>
    ))}
  </dl>
)
