import type { StoredKind } from '@recruit/contract/mail/kinds'
import type { ReactNode } from 'react'
import { useLanguage, useTranslation } from '../../i18n/text.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ask } from '../../ui/feedback/alerts.ts'
import { Loaded, Refused } from '../../ui/feedback/loaded.tsx'
import { Popup } from '../../ui/feedback/popup.tsx'
import page from '../../ui/layout/page.module.css'
import { clockTime, fullTime } from '../../ui/time/seoul-time.ts'
import { firstNames, nameOf } from '../staff/first-names.ts'
import styles from './messages.module.css'
import { messagesText } from './text.ts'
import { type MessageLine, useChange, useMessage } from './use-messages.ts'
import { calendarEvent, canResend, kindName, meaningOf, stateName } from './words-of-message.ts'

/** One message as it is sent, and its state. */
export function Letter({ id }: { id: string }) {
  const { text, language } = useTranslation(messagesText)
  return (
    <Loaded query={useMessage(id)}>
      {(message) => (
        <article className={styles.letter} aria-label={message.subject}>
          <dl className={`${styles.head} ${styles.states}`}>
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
              <span data-state={message.state}>{stateName(message, language)}</span>{' '}
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
  const { text, language } = useTranslation(messagesText)
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

interface Props {
  messages: MessageLine[]
  className: string | undefined
  label?: string
  small?: boolean
  onDone?: () => void
  /** Instead of the button while there are no messages. */
  none?: ReactNode
  /** Comes before the button. */
  children?: ReactNode
}

/** Sends these messages once more, after a question that names who may have them already. */
export function Resend({ messages, className, label, small = false, onDone, none, children }: Props) {
  const { text, language } = useTranslation(messagesText)
  const namesOf = (some: MessageLine[]) => some.map(nameOf)
  const sent = messages.filter(({ state, isDryRun }) => state === 'sent' && !isDryRun)
  const uncertain = messages.filter(({ state }) => state === 'uncertain')
  const question = [
    text.askResend(firstNames(namesOf(messages), language), messages.length),
    uncertain.length > 0 && text.askUncertain(namesOf(uncertain).join(', ')),
    sent.length > 0 && text.askSent(namesOf(sent).join(', ')),
  ]
  const { mutate, error, isPending } = useChange('resendMessages', () =>
    ask(question.filter(Boolean).join('\n\n'), text.resendYes, text.cancel),
  )
  return (
    <div className={className}>
      {messages.length === 0 ? (
        none
      ) : (
        <>
          {children}
          <Button
            small={small}
            busy={isPending}
            onClick={() => mutate({ ids: messages.map(({ id }) => id) }, { onSuccess: () => onDone?.() })}
          >
            {label ?? text.resend}
          </Button>
        </>
      )}
      <Refused error={error} />
    </div>
  )
}

/** What names a message before its text is read. */
export interface Named {
  id: string
  kind: StoredKind
  name: string
}

/** A message in front of a table, which stays where it was. */
export function OpenedMessage({ message, onClose }: { message: Named; onClose: () => void }) {
  const language = useLanguage()
  const { data } = useMessage(message.id)
  return (
    <Popup title={message.name} label={kindName(message.kind, language)} onClose={onClose}>
      <div className={`${styles.part} ${styles.inPopup}`}>
        <Letter id={message.id} />
        {data && canResend(data) && <Resend messages={[data]} className={page.actions} />}
      </div>
    </Popup>
  )
}
