import type { ReactNode } from 'react'
import styles from './blank-patch.module.css'

/** The blank patch of the cloth: a leaning piece of paper, sewn on, for the most important content. */
export function BlankPatch({ children }: { children: ReactNode }) {
  return (
    <div className={styles.patch}>
      <svg className={styles.piece} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <polygon className={styles.paper} points="0,3 98.4,0 100,96.5 1.8,100" />
        <polygon className={styles.stitches} points="1.4,5 97.2,2.3 98.7,94.3 3,97.6" />
      </svg>
      <div className={styles.content}>{children}</div>
    </div>
  )
}
