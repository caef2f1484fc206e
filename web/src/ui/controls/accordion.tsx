import type { ReactNode } from 'react'
import motion from '../art/reveal.module.css'
import { useReveal } from '../art/reveal.ts'
import styles from './accordion.module.css'

interface AccordionItem {
  title: string
  body: ReactNode
}

/** Native details, one below the other: they open without a script, by keyboard, and by searching in the page. */
export function Accordion({ items }: { items: AccordionItem[] }) {
  return (
    <div ref={useReveal<HTMLDivElement>()} className={styles.list}>
      {items.map(({ title, body }) => (
        <details key={title} className={`${styles.item} ${motion.piece}`}>
          <summary className={styles.title}>
            <span>{title}</span>
            <span className={styles.mark} aria-hidden="true" />
          </summary>
          <div className={styles.body}>{body}</div>
        </details>
      ))}
    </div>
  )
}
