import type { ReactNode } from 'react'
import { headingId } from '../../ui/layout/page.tsx'
import styles from './section.module.css'

interface Props {
  id: string
  title: string
  lead?: string
  fabric?: 'paper' | 'cloth' | 'blush' | 'ink'
  /** `aside`: the heading is next to the content on a wide screen. */
  layout?: 'above' | 'aside'
  children: ReactNode
}

/** A full-width section of the landing page. Its heading can take the focus, so that the top bar can link to it. */
export function Section({ id, title, lead, fabric = 'paper', layout = 'above', children }: Props) {
  return (
    <section className={`${styles.section} ${styles[fabric] ?? ''}`} aria-labelledby={headingId(id)}>
      <div className={`${styles.inner} ${styles[layout] ?? ''}`}>
        <header className={styles.head}>
          <h2 id={headingId(id)} tabIndex={-1}>
            {title}
          </h2>
          {lead && <p>{lead}</p>}
        </header>
        <div>{children}</div>
      </div>
    </section>
  )
}
