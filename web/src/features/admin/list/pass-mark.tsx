import type { Pass } from '@recruit/contract/constants'
import styles from './pass-mark.module.css'

/** A small patch that stands beside a status's name. */
export const PassMark = ({ pass }: { pass: Pass }) => (
  <span aria-hidden="true" className={styles.mark} data-pass={pass} />
)
