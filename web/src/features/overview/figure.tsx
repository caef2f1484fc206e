import type { ReactNode } from 'react'
import styles from './overview.module.css'

interface Props {
  title: string
  note: string
  /** The fills in words; the table holds the same as numbers. */
  legend?: ReactNode
  children: ReactNode
}

/** A table with bars under its title. */
export const Figure = ({ title, note, legend, children }: Props) => (
  <div className={styles.chart}>
    <h3>{title}</h3>
    <p className={styles.note}>{note}</p>
    {legend && (
      <p className={styles.legend} aria-hidden="true">
        {legend}
      </p>
    )}
    {children}
  </div>
)
