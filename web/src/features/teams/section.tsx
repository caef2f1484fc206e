import { type ReactNode, useId } from 'react'
import { Divider } from '../../ui/art/divider.tsx'
import styles from './section.module.css'

interface Props {
  title: string
  lead?: string
  fabric?: 'paper' | 'blush' | 'ink' | 'cloth'
  children: ReactNode
}

/** A full-width section of a team's page, its heading above on the left; a seam draws itself once. */
export function Section({ title, lead, fabric = 'paper', children }: Props) {
  const heading = useId()
  return (
    <section className={`${styles.section} ${styles[fabric]}`} aria-labelledby={heading}>
      <Divider />
      <div className={styles.inner}>
        <header className={styles.head}>
          <h2 id={heading}>{title}</h2>
          {lead && <p>{lead}</p>}
        </header>
        {children}
      </div>
    </section>
  )
}
