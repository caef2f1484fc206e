import type { Answer } from '@recruit/contract/constants'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useParams } from 'react-router-dom'
import { useLanguage } from '../../../i18n/language.ts'
import { useText } from '../../../i18n/text.ts'
import { paths } from '../../../paths.ts'
import { Button, LinkButton } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { moment } from '../../../ui/time/countdown.ts'
import { shortTime } from '../../../ui/time/seoul-time.ts'
import { Contact } from '../contact.tsx'
import styles from '../letter.module.css'
import { NotAnswered } from '../not-answered.tsx'
import type { ResultViewProps } from '../result-screen.tsx'
import { useBefore } from '../use-before.ts'
import { answerText } from './answer-text.ts'
import { useAnswer } from './use-answer.ts'

/** Below a final pass: whether its applicant joins, to be said until a time; nothing where nobody is asked. */
export function AnswerPart(props: ResultViewProps) {
  const { answersUntil } = props.applicant
  if (answersUntil !== undefined) return <Question {...props} until={answersUntil} />
  // Read by its address alone: only the browser that proved the application can answer.
  return props.settings.answersUntil ? <Elsewhere until={props.settings.answersUntil} /> : null
}

function Part({ children }: { children: ReactNode }) {
  const text = useText(answerText)
  return (
    <section className={styles.part} aria-labelledby="answer">
      <h3 id="answer">{text.title}</h3>
      {children}
    </section>
  )
}

function Elsewhere({ until }: { until: string }) {
  const text = useText(answerText)
  if (!useBefore(until)) return null
  return (
    <Part>
      <p>{text.lookUp}</p>
      <p>
        <LinkButton to={paths.resultLookup}>{text.toLookUp}</LinkButton>
      </p>
    </Part>
  )
}

function Question({ applicant, settings, until }: ResultViewProps & { until: string }) {
  const text = useText(answerText)
  const language = useLanguage((state) => state.language)
  const { id = '' } = useParams()
  const isOpen = useBefore(until)
  const send = useAnswer(id)
  const [isSure, setSure] = useState(true)
  const { answer, answeredAt = null } = applicant
  const said = useRef<HTMLParagraphElement>(null)
  // The button that was pressed is another one by now: what was answered is read out instead.
  useEffect(() => {
    if (send.isSuccess && answer) said.current?.focus()
  }, [send.isSuccess, answer])
  const give = (given: Answer) => {
    if (given === 'declined') setSure(false)
    else send.mutate(given)
  }
  const time = moment(until, language)
  return (
    <Part>
      {answer && (
        <p ref={said} tabIndex={-1} className={styles.contact}>
          {text[answer](shortTime(answeredAt, language))}
        </p>
      )}
      {isOpen ? (
        <>
          {!answer && <p className={styles.contact}>{text.question}</p>}
          <p>{answer ? text.changeUntil(time) : text.until(time)}</p>
          <p className={styles.answers}>
            {answer !== 'confirmed' && (
              <Button
                look={answer ? 'plain' : 'primary'}
                busy={send.isPending}
                onClick={() => give('confirmed')}
              >
                {answer ? text.confirmInstead : text.confirm}
              </Button>
            )}
            {answer !== 'declined' && (
              <Button busy={send.isPending} onClick={() => give('declined')}>
                {answer ? text.declineInstead : text.decline}
              </Button>
            )}
          </p>
        </>
      ) : (
        <>
          <p>{text.over(time)}</p>
          <p>{answer ? text.overAnswered : text.overUnanswered}</p>
          <Contact name={settings.masterName} phone={settings.masterPhoneNumber} />
        </>
      )}
      {send.error && <NotAnswered error={send.error} onRetry={() => give(send.variables)} />}
      {!isSure && (
        <Dialog
          title={text.sureTitle}
          note={text.sure}
          confirm={{
            label: text.sureYes,
            onPress: () => {
              setSure(true)
              send.mutate('declined')
            },
          }}
          close={text.sureNo}
          closesFirst
          onClose={() => setSure(true)}
        />
      )}
    </Part>
  )
}
