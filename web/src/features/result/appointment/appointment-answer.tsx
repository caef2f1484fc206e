import { useEffect, useRef, useState } from 'react'
import { useParams } from 'react-router-dom'
import { isConflict } from '../../../api/client.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useText } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { moment } from '../../../ui/time/countdown.ts'
import { shortTime } from '../../../ui/time/seoul-time.ts'
import { Contact } from '../contact.tsx'
import styles from '../letter.module.css'
import { NotAnswered } from '../not-answered.tsx'
import type { ResultViewProps } from '../result-screen.tsx'
import { useBefore } from '../use-before.ts'
import { type Appointment, timesInWords } from './appointment.ts'
import { CannotCome } from './cannot-come.tsx'
import { appointmentText } from './text.ts'
import { type GivenAnswer, useAppointmentAnswer } from './use-appointment-answer.ts'

type Props = ResultViewProps & { appointment: Appointment }

/** Asks the applicant under the headline whether she comes, until a time. */
export function AppointmentAnswer({ applicant, settings, appointment }: Props) {
  const text = useText(appointmentText)
  const language = useLanguage((state) => state.language)
  const { id = '' } = useParams()
  const { answer, answersUntil } = appointment
  const isOpen = useBefore(answersUntil)
  const send = useAppointmentAnswer(id, applicant.date)
  const [isWriting, setWriting] = useState(false)
  const said = useRef<HTMLParagraphElement>(null)
  // The pressed button has been replaced, so the answer is read out instead.
  useEffect(() => {
    if (send.isSuccess && answer) said.current?.focus()
  }, [send.isSuccess, answer])
  const give = (given: GivenAnswer) =>
    send.mutate(given, {
      onSuccess: () => setWriting(false),
      // A reason was one against the hour that it was written for.
      onError: (error) => isConflict(error) && setWriting(false),
    })
  const time = moment(answersUntil, language)
  const when = timesInWords(appointment, language).value
  return (
    <section className={styles.part} aria-labelledby="coming">
      <h3 id="coming">{text.title}</h3>
      {answer && (
        <p ref={said} tabIndex={-1} className={styles.contact}>
          {(answer.will ? text.saidComes : text.saidCannotCome)(shortTime(answer.at, language))}
        </p>
      )}
      {answer?.reason && <p className={styles.prose}>{text.saidReason(answer.reason)}</p>}
      {isOpen ? (
        <>
          {!answer && <p className={styles.contact}>{text.question(when)}</p>}
          <p>{answer ? text.changeUntil(time) : text.until(time)}</p>
          {isWriting ? (
            <CannotCome
              written={answer?.reason ?? ''}
              busy={send.isPending}
              onSend={(reason) => give({ will: false, reason })}
              onBack={() => setWriting(false)}
            />
          ) : (
            <p className={styles.answers}>
              {!answer?.will && (
                <Button
                  look={answer ? 'plain' : 'primary'}
                  busy={send.isPending}
                  onClick={() => give({ will: true, reason: '' })}
                >
                  {answer ? text.comesInstead : text.comes}
                </Button>
              )}
              <Button busy={send.isPending} onClick={() => setWriting(true)}>
                {answer ? (answer.will ? text.cannotComeInstead : text.editReason) : text.cannotCome}
              </Button>
            </p>
          )}
        </>
      ) : (
        <>
          <p>{text.over(time)}</p>
          <p>{answer ? text.overAnswered : text.overUnanswered}</p>
          <Contact name={settings.masterName} phone={settings.masterPhoneNumber} />
        </>
      )}
      {send.error && (
        <NotAnswered error={send.error} onRetry={() => send.variables && give(send.variables)} />
      )}
    </section>
  )
}
