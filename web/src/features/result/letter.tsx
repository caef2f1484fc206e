import type { PublicSettings } from '@recruit/contract/fields/settings-values'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { callQuery } from '../../api/call-query.ts'
import { hasStatus, isOwnView, type Reply } from '../../api/client.ts'
import { isPeriodOpen } from '../../api/period-open.ts'
import { keepLooking, serverNow } from '../../api/server-clock.ts'
import { useLanguage, useText } from '../../i18n/text.ts'
import { paths } from '../../paths.ts'
import { Button, LinkButton } from '../../ui/controls/button.tsx'
import page from '../../ui/layout/page.module.css'
import { PhoneLink } from '../../ui/layout/phone-link.tsx'
import { uiText } from '../../ui/text.ts'
import { moment } from '../../ui/time/countdown.ts'
import { seoulDay } from '../../ui/time/seoul-time.ts'
import { answerText } from './answer-text.ts'
import styles from './letter.module.css'
import { resultText } from './text.ts'

type Result = Reply<'getApplication'>

export const resultQuery = (id: string) =>
  callQuery(
    'getApplication',
    { id },
    {
      // On the day of her interview its room may run late.
      refetchInterval: ({ state: { data } }) =>
        data?.appointment?.day === seoulDay(serverNow()) ? LATE_EVERY_MS : false,
    },
  )
const LATE_EVERY_MS = 60_000

/** Keeps the result that was read in step with an answer to it; a refused one shows that it is out of date. */
export function useReadResult(id: string) {
  const client = useQueryClient()
  const { queryKey } = resultQuery(id)
  return {
    update: (changed: (read: Result) => Partial<Result>) =>
      client.setQueryData(queryKey, (read) => read && { ...read, ...changed(read) }),
    readIfRefused: (error: Error) => {
      if (hasStatus(error, 400, 409)) void client.invalidateQueries({ queryKey, exact: true })
    },
  }
}

/** Timers know no longer wait. */
const LONGEST_MS = 86_400_000

/** Whether a time is still ahead by the server's clock. */
export function useBefore(iso: string): boolean {
  const [isBefore, setBefore] = useState(() => serverNow() < Date.parse(iso))
  useEffect(
    () =>
      keepLooking(() => {
        const left = Date.parse(iso) - serverNow()
        setBefore(left > 0)
        return left > 0 ? Math.min(left, LONGEST_MS) : undefined
      }),
    [iso],
  )
  return isBefore
}

interface Props {
  id: string
  title: string
  until: string
  answer: unknown
  said: string
  reason?: string | undefined
  question: string
  /** After the time, without an answer. */
  unanswered: string
  settings: PublicSettings
  sending: { isSuccess: boolean; error: Error | null }
  onRetry: () => void
  /** The buttons, as long as the time is ahead. */
  children: ReactNode
}

/** Asks an applicant under the headline of her result, until a time; afterwards it names whom to call. */
export function Answering(props: Props) {
  const { answer, reason, settings, sending, children } = props
  const text = useText(answerText)
  const isOpen = useBefore(props.until)
  const time = moment(props.until, useLanguage())
  const said = useRef<HTMLParagraphElement>(null)
  // The pressed button has been replaced, so the answer is read out instead.
  useEffect(() => {
    if (sending.isSuccess && answer) said.current?.focus()
  }, [sending.isSuccess, answer])
  return (
    <Part id={props.id} title={props.title}>
      {!!answer && (
        <p ref={said} tabIndex={-1} className={styles.contact}>
          {props.said}
        </p>
      )}
      {reason && <p className={styles.prose}>{reason}</p>}
      {isOpen ? (
        <>
          {!answer && <p className={styles.contact}>{props.question}</p>}
          <p>{answer ? text.changeUntil(time) : text.until(time)}</p>
          {children}
        </>
      ) : (
        <>
          <p>{text.over(time)}</p>
          <p>{answer ? text.overAnswered : props.unanswered}</p>
          <Contact name={settings.masterName} phone={settings.masterPhoneNumber} />
        </>
      )}
      {sending.error && <NotAnswered error={sending.error} onRetry={props.onRetry} />}
    </Part>
  )
}

/** The same again would be refused again. */
const REFUSED = [200, 400, 409]

/** Why the answer was refused, and the next step: try again, or prove the application again. */
function NotAnswered({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const text = useText(uiText, resultText)
  return (
    <div role="alert" className={page.actions}>
      <p>{error.message}</p>
      {hasStatus(error, 401, 403) ? (
        <LinkButton to={paths.resultLookup}>{text.toSubmission}</LinkButton>
      ) : (
        !hasStatus(error, ...REFUSED) && <Button onClick={onRetry}>{text.tryAgain}</Button>
      )}
    </div>
  )
}

/** A result that was read by its address alone: only the browser that proved the application can answer. */
export const AnswerElsewhere = ({ title, body }: { title: string; body: string }) => (
  <Part id="elsewhere" title={title}>
    <LookUp said={body} />
  </Part>
)

/** A part of a result under its own heading. */
export function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  )
}

/** Whom to call. */
export function Contact({ name = '', phone }: { name?: string; phone: string }) {
  return (
    <p className={styles.contact}>
      {name && `${name} `}
      <PhoneLink phone={phone} />
    </p>
  )
}

interface Fact {
  label: string
  value: string
  /** What else is to be known of it, below in small. */
  note?: string
  isMain?: boolean
}

/** Facts as patches sewn together; an empty one shows that it follows. */
export function Patches({ facts }: { facts: Fact[] }) {
  const { notSet } = useText(uiText)
  const across = facts.filter(({ isMain }) => !isMain).length
  return (
    <dl className={styles.patches} style={{ '--across': across || 1 }}>
      {facts.map(({ label, value, note, isMain }) => (
        <div key={label} className={isMain ? styles.main : undefined}>
          <dt>{label}</dt>
          <dd>{value || notSet}</dd>
          {note && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  )
}

/** Whether the applicant reads a draft that she has never submitted; the address alone does not show it. */
export const isUnsubmitted = (read: Result | undefined): boolean =>
  read !== undefined && isOwnView(read) && read.submissions === 0

/** Shows the owner of a draft, before and after an announcement, that it is not reviewed, with a link to it. */
export function NotSubmitted({ id, settings }: { id: string; settings: PublicSettings }) {
  const text = useText(resultText)
  const isOpen = isPeriodOpen(settings)
  return (
    <>
      <p>{isOpen ? text.notSubmittedOpen : text.notSubmittedOver}</p>
      <p>
        <LinkButton look={isOpen ? 'primary' : 'plain'} to={paths.application('update', 1, id)}>
          {isOpen ? text.toWriting : text.toReading}
        </LinkButton>
      </p>
    </>
  )
}

/** To a reader who is not identified, and may have submitted or not. */
export const OnlySubmitted = () => <LookUp said={useText(resultText).onlySubmitted} />

function LookUp({ said }: { said: string }) {
  const text = useText(resultText)
  return (
    <>
      <p>{said}</p>
      <p>
        <LinkButton to={paths.resultLookup}>{text.toSubmission}</LinkButton>
      </p>
    </>
  )
}
