import type { CSSProperties } from 'react'
import { useText } from '../../i18n/text.ts'
import styles from './letter.module.css'
import { resultText } from './text.ts'

interface Fact {
  label: string
  value: string
  isMain?: boolean
}

/** Facts as patches sewn together; one that the settings leave empty is said to follow. */
export function Patches({ facts }: { facts: Fact[] }) {
  const { tbd } = useText(resultText)
  const across = facts.filter(({ isMain }) => !isMain).length
  return (
    <dl className={styles.patches} style={{ '--across': across || 1 } as CSSProperties}>
      {facts.map(({ label, value, isMain }) => (
        <div key={label} className={isMain ? styles.main : undefined}>
          <dt>{label}</dt>
          <dd>{value || tbd}</dd>
        </div>
      ))}
    </dl>
  )
}
