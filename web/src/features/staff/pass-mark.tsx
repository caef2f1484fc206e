import type { ShownPass } from '@recruit/contract/fields/status-names'
import { useText } from '../../i18n/text.ts'
import styles from './pass-mark.module.css'
import { publishingText } from './publishing/text.ts'
import { adminText } from './text.ts'

/** A small patch next to a status's name. */
export const PassMark = ({ pass }: { pass: ShownPass }) => (
  <span aria-hidden="true" className={styles.mark} data-pass={pass} />
)

/** What the applicant sees while the decision, which follows it, is not published. */
export function SeenNow({ pass }: { pass: ShownPass }) {
  const text = useText(publishingText)
  const { passStates } = useText(adminText)
  return (
    <span className={styles.now}>
      {text.nowInRow} <PassMark pass={pass} /> {passStates[pass]}
    </span>
  )
}
