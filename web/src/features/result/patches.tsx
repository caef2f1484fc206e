import type { CSSProperties } from 'react'
import { useText } from '../../i18n/text.ts'
import styles from './letter.module.css'
import { resultText } from './text.ts'

interface Fact {
  label: string
  value: string
  /** What else is to be known of it, below in small. */
  note?: string
  isMain?: boolean
}

/** Facts as patches sewn together; an empty one shows that it follows. */
export function Patches({ facts }: { facts: Fact[] }) {
  const { tbd } = useText(resultText)
  const across = facts.filter(({ isMain }) => !isMain).length
  return (
    <dl className={styles.patches} style={{ '--across': across || 1 } as CSSProperties}>
      {facts.map(({ label, value, note, isMain }) => (
        <div key={label} className={isMain ? styles.main : undefined}>
          <dt>{label}</dt>
          <dd>{value || tbd}</dd>
          {note && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
