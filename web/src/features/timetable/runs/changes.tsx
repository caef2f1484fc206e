import { useText } from '../../../i18n/text.ts'
import { answerText } from './answer-text.ts'
import { inOrder } from './compare/compare-runs.ts'
import { PlacesTable } from './places-table.tsx'
import styles from './runs.module.css'
import type { Change } from './use-runs.ts'

interface Props {
  changes: Change[]
  /** Moved applicants must be seen; newly placed ones are only looked up. */
  isOpen: boolean
}

/** Each change of place, from and to; changed times that were already announced come first. */
export function Changes({ changes, isOpen }: Props) {
  const text = useText(answerText)
  const table = (
    <PlacesTable
      label={text.changes}
      heads={[text.from, text.to]}
      rows={inOrder(changes).map(({ from, to, ...who }) => ({ ...who, places: [from, to] }))}
      hasPanels
    />
  )
  if (isOpen) return table
  return (
    <details className={styles.fold}>
      <summary>{text.showChanges(changes.length)}</summary>
      {table}
    </details>
  )
}
