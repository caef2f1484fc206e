import { useEffect, useId, useRef } from 'react'
import { useText } from '../../i18n/text.ts'
import { formText } from '../form/text.ts'
import styles from './error-summary.module.css'

export interface Mistake {
  /** The control to go to. */
  id: string
  message: string
  /** What to do before, when the control is on another page. */
  go?: () => void
}

/**
 * All errors of a form in one place. It takes the focus whenever `attempt` grows. Each line focuses its control by
 * script, because the route uses the hash.
 */
export function ErrorSummary({ mistakes, attempt }: { mistakes: Mistake[]; attempt: number }) {
  const text = useText(formText)
  const box = useRef<HTMLElement>(null)
  const heading = useId()
  useEffect(() => {
    if (attempt > 0) box.current?.focus()
  }, [attempt])
  if (mistakes.length === 0) return null
  return (
    <section ref={box} tabIndex={-1} aria-labelledby={heading} className={styles.summary}>
      <h2 id={heading}>{text.problems}</h2>
      <ul>
        {mistakes.map(({ id, message, go }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.go}
              onClick={() => (go ? go() : document.getElementById(id)?.focus())}
            >
              {message}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
