import { useText } from '../../../i18n/text.ts'
import { CopyButton } from '../../../ui/controls/copy-button.tsx'
import { LongText } from '../../../ui/versions/long-text.tsx'
import styles from './score.module.css'
import { scoreText } from './text.ts'
import type { Aside } from './written.ts'

/** The texts that were not chosen between two versions, to take along. */
export function Asides({ asides }: { asides: readonly Aside[] }) {
  const text = useText(scoreText)
  if (asides.length === 0) return null
  return (
    <details className={styles.asides}>
      <summary>{text.asides(asides.length)}</summary>
      <p>{text.asidesBody}</p>
      {asides.map(({ field, text: kept, at }) => (
        <div key={`${field}-${at}`}>
          <LongText>{kept}</LongText>
          <CopyButton label={text.fields[field]} value={kept} />
        </div>
      ))}
    </details>
  )
}
