import type { ShownPass } from '@recruit/contract/fields/status-names'
import styles from './pass-mark.module.css'

/** A small patch next to a status's name. */
export const PassMark = ({ pass }: { pass: ShownPass }) => (
  <span aria-hidden="true" className={styles.mark} data-pass={pass} />
)
