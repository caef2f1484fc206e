import { type EssayName, reviewTitleOf } from '@recruit/contract/fields/application-values'
import { lengthOf } from '@recruit/contract/text'
import { useLanguage } from '../../../i18n/language.ts'
import { useText } from '../../../i18n/text.ts'
import { CopyButton } from '../../../ui/controls/copy-button.tsx'
import styles from './review.module.css'
import { reviewText } from './text.ts'

interface Props {
  number: number
  field: EssayName
  value: string
}

/** An essay as a text to read, all of it in sight. */
export function ReviewEssay({ number, field, value }: Props) {
  const text = useText(reviewText)
  const title = reviewTitleOf(
    field,
    useLanguage((state) => state.language),
  )
  return (
    <section className={styles.essay} aria-labelledby={field}>
      <div className={styles.head}>
        <h2 id={field}>{text.numbered(number, title)}</h2>
        {value && <span>{text.length(lengthOf(value))}</span>}
        {value && <CopyButton label={title} value={value} />}
      </div>
      {value ? <p className={styles.text}>{value}</p> : <p className={styles.none}>{text.notWritten}</p>}
    </section>
  )
}
