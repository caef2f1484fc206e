import styles from './reveal.module.css'
import { useReveal } from './reveal.ts'

/** A dashed line from edge to edge, drawn once when it comes into view. */
export function Divider() {
  return <div ref={useReveal<HTMLDivElement>()} className={styles.divider} aria-hidden="true" />
}
