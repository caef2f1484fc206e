import { lengthOf } from '@recruit/contract/text'
import { useText } from '../../i18n/text.ts'
import { CopyButton } from './copy-button.tsx'
import styles from './review.module.css'
import { reviewText } from './review-text.ts'

interface Props {
  number: number
  field: 'applyReason' | 'activityPlan'
  value: string
}

/** An essay as a text to read, all of it in sight. */
export function ReviewEssay({ number, field, value }: Props) {
  const text = useText(reviewText)
  return (
    <section className={styles.essay} aria-labelledby={field}>
      <div className={styles.head}>
        <h2 id={field}>{text.numbered(number, text[field])}</h2>
        {value && <span>{text.length(lengthOf(value))}</span>}
        {value && <CopyButton label={text[field]} value={value} />}
      </div>
      {value ? <p className={styles.text}>{value}</p> : <p className={styles.none}>{text.notWritten}</p>}
    </section>
  )
}
