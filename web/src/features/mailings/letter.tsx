import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/text.ts'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import page from '../../ui/layout/page.module.css'
import { clockTime, fullTime } from '../../ui/time/seoul-time.ts'
import { calendarEvent } from './calendar-file.ts'
import styles from './messages.module.css'
import { messagesText } from './text.ts'
import { useMessage } from './use-messages.ts'
import { meaningOf, stateName } from './words-of-message.ts'

/** One message as it is sent, and its state. */
export function Letter({ id }: { id: string }) {
  const text = useText(messagesText)
  const language = useLanguage((state) => state.language)
  return (
    <Loaded query={useMessage(id)}>
      {(message) => (
        <article className={styles.letter} aria-label={message.subject}>
          <dl className={styles.head}>
            <dt>{text.to}</dt>
            <dd>
              {message.name} {message.address && `<${message.address}>`}
              {message.refusals > 0 && (
                <span className={page.quiet}> · {text.refusals(message.refusals)}</span>
              )}
            </dd>
            <dt>{text.subject}</dt>
            <dd className={styles.subject} lang={message.language}>
              {message.subject}
            </dd>
            <dt>{text.language}</dt>
            <dd>{text.languageNames[message.language]}</dd>
            <dt>{text.state}</dt>
            <dd>
              <strong data-state={message.state}>{stateName(message, language)}</strong>{' '}
              <span className={page.quiet}>{fullTime(message.at, language)}</span>
              {meaningOf(message, language) && <p>{meaningOf(message, language)}</p>}
            </dd>
          </dl>
          <p className={styles.body} lang={message.language}>
            {message.text.trimEnd()}
          </p>
          {message.ics && <Calendar ics={message.ics} />}
        </article>
      )}
    </Loaded>
  )
}

function Calendar({ ics }: { ics: string }) {
  const text = useText(messagesText)
  const language = useLanguage((state) => state.language)
  const { isCancelled, summary, location, begins, ends } = calendarEvent(ics)
  const until = ends ? clockTime(Date.parse(ends), language) : ''
  return (
    <section className={styles.calendar} aria-label={text.calendar}>
      <p>
        <strong>{text.calendar}</strong>
        {isCancelled && ` · ${text.calendarCancelled}`}
      </p>
      <p>
        {[summary, begins && `${fullTime(begins, language)}–${until}`, location].filter(Boolean).join(' · ')}
      </p>
    </section>
  )
}
