import type { ReactNode } from 'react'
import styles from '../../ui/layout/page.module.css'

/** One part of the interface under its name. */
export function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={styles.card}>
      <h2>{name}</h2>
      {children}
    </section>
  )
}
