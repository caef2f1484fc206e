import type { ReactNode } from 'react'
import styles from './sections.module.css'

export function ClosedNotice({ children }: { children: ReactNode }) {
  return (
    <p role="status" className={styles.notice}>
      {children}
    </p>
  )
}
