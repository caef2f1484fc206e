import type { ReactNode } from 'react'
import styles from './sections.module.css'

/** Says above the form that the period is over. */
export function ClosedNotice({ children }: { children: ReactNode }) {
  return (
    <p role="status" className={styles.notice}>
      {children}
    </p>
  )
}
