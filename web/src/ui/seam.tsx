import styles from './reveal.module.css'
import { useReveal } from './reveal.ts'

/** A dashed seam from edge to edge, sewn once when it comes into view. */
export function Seam() {
  return <div ref={useReveal<HTMLDivElement>()} className={styles.seam} aria-hidden="true" />
}
