import { useText } from '../../i18n/text.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/controls/button.tsx'
import styles from './letter.module.css'
import { answerText } from './offer/answer-text.ts'

/** A result that was read by its address alone: only the browser that proved the application can answer. */
export function AnswerElsewhere({ title, body }: { title: string; body: string }) {
  const text = useText(answerText)
  return (
    <section className={styles.part} aria-labelledby="elsewhere">
      <h3 id="elsewhere">{title}</h3>
      <p>{body}</p>
      <p>
        <LinkButton to={paths.resultLookup}>{text.toLookUp}</LinkButton>
      </p>
    </section>
  )
}
