import { calendarUid } from '@recruit/contract/community'
import { APPOINTMENT_REASON_MAX } from '@recruit/contract/constants'
import type { PublicSettings } from '@recruit/contract/fields/settings-values'
import { appointmentTimes } from '@recruit/contract/interview/appointment-times'
import { calendarFile } from '@recruit/contract/interview/ics'
import { interviewPlace } from '@recruit/contract/interview/places'
import type { Language } from '@recruit/contract/text'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router-dom'
import { isConflict, type Reply, type Sent } from '../../api/client.ts'
import { serverNow } from '../../api/server-clock.ts'
import { community } from '../../content/community.ts'
import { useText, useTranslation } from '../../i18n/text.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Field } from '../../ui/controls/field.tsx'
import { GrowingTextarea } from '../../ui/controls/growing-textarea.tsx'
import { useCall } from '../../ui/feedback/use-call.ts'
import { Form, useForm } from '../../ui/form/form.tsx'
import page from '../../ui/layout/page.module.css'
import { saveText } from '../../ui/save-text.ts'
import { moment } from '../../ui/time/countdown.ts'
import { clockTime, shortTime } from '../../ui/time/seoul-time.ts'
import { answerText, appointmentText } from './answer-text.ts'
import styles from './letter.module.css'
import { Answering, useReadResult } from './letter.tsx'
import type { ResultViewProps } from './result-screen.tsx'
import { resultText } from './text.ts'

interface CannotComeProps {
  written: string
  busy: boolean
  onSend: (reason: string) => void
  onBack: () => void
}

const REASON = 'cannot-come-reason'

/** Who cannot come may say why. */
function CannotCome({ written, busy, onSend, onBack }: CannotComeProps) {
  const text = useText(appointmentText)
  const { sureNo } = useText(answerText)
  const [reason, setReason] = useState(written)
  // The button that opened it is gone, so the focus moves here.
  useEffect(() => document.getElementById(REASON)?.focus(), [])
  // Counted as the server counts.
  const over = reason.length - APPOINTMENT_REASON_MAX
  const form = useForm({ isBusy: busy || over > 0, send: () => onSend(reason) })
  return (
    <Form form={form} className={styles.reason}>
      <Field
        id={REASON}
        label={text.reason}
        hint={text.reasonHint}
        optional
        error={over > 0 ? text.tooLong(over) : undefined}
        counter={text.counter(reason.length, APPOINTMENT_REASON_MAX)}
      >
        {(control) => <GrowingTextarea control={control} value={reason} onChange={setReason} />}
      </Field>
      <p className={page.actions}>
        <Button type="submit" busy={form.isBusy}>
          {text.send}
        </Button>
        <Button onClick={onBack}>{sureNo}</Button>
      </p>
    </Form>
  )
}

type Props = ResultViewProps & { appointment: Appointment }

/** Asks the applicant under the headline whether she comes, until a time. */
export function AppointmentAnswer({ applicant, settings, appointment }: Props) {
  const { text, language } = useTranslation(appointmentText)
  const { id = '' } = useParams()
  const { answer } = appointment
  const { update, readIfRefused } = useReadResult(id)
  const send = useCall('answerAppointment', {
    sends: (given: GivenAnswer) => ({ id, date: applicant.date, ...given }),
    onSuccess: ({ answer: stored }) =>
      update(({ appointment: read }) => (read ? { appointment: { ...read, answer: stored } } : {})),
    onError: readIfRefused,
    isErrorShown: true,
  })
  const [isWriting, setWriting] = useState(false)
  const give = (given: GivenAnswer) =>
    send.mutate(given, {
      onSuccess: () => setWriting(false),
      // A reason was one against the hour that it was written for.
      onError: (error) => isConflict(error) && setWriting(false),
    })
  return (
    <Answering
      id="coming"
      title={text.title}
      until={appointment.answersUntil}
      answer={answer}
      said={
        answer ? (answer.will ? text.saidComes : text.saidCannotCome)(shortTime(answer.at, language)) : ''
      }
      reason={answer?.reason && text.saidReason(answer.reason)}
      question={text.question(timesInWords(appointment, language).value)}
      unanswered={text.overUnanswered}
      settings={settings}
      sending={send}
      onRetry={() => send.variables && give(send.variables)}
    >
      {isWriting ? (
        <CannotCome
          written={answer?.reason ?? ''}
          busy={send.isPending}
          onSend={(reason) => give({ will: false, reason })}
          onBack={() => setWriting(false)}
        />
      ) : (
        <p className={page.actions}>
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
    </Answering>
  )
}

type GivenAnswer = Pick<Sent<'answerAppointment'>, 'will' | 'reason'>

/** Where an appointment goes from here: into a calendar, and to a map where a place is named. */
export function AppointmentLinks({ appointment, settings }: Omit<Props, 'applicant'>) {
  const { text, language } = useTranslation(appointmentText)
  const save = () =>
    saveText(`interview-${appointment.day}.ics`, calendarOf(appointment, settings, language), 'text/calendar')
  return (
    <p className={page.actions}>
      <Button onClick={save}>{text.calendar}</Button>
      {appointment.place && (
        <a href={mapLink(appointment.place, language)} target="_blank" rel="noopener noreferrer">
          {text.map}
        </a>
      )}
    </p>
  )
}

type Appointment = NonNullable<Reply<'getApplication'>['appointment']>

/** From when to when: '2026년 12월 6일(일) 14:00–15:00', and in which zone: '한국 시간, KST'. */
export function timesInWords(appointment: Appointment, language: Language): { value: string; note: string } {
  const { begins, ends } = appointmentTimes(appointment)
  const [value = '', zone = ''] = moment(begins.toISOString(), language).split(/ \((?=[^(]*$)/)
  return { value: `${value}–${clockTime(ends.getTime(), language)}`, note: zone.replace(')', '') }
}

/** A search for a place on the map that readers of a language use. */
const mapLink = (place: string, language: Language): string =>
  language === 'ko'
    ? `https://map.kakao.com/link/search/${encodeURIComponent(place)}`
    : `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`

/** The appointment as a file for the reader's own calendar. It holds no address by which the result could be read. */
function calendarOf(appointment: Appointment, settings: PublicSettings, language: Language): string {
  const { isOnlineInterview, interviewWaitingPlace } = settings
  const [text, result] = [appointmentText[language], resultText[language]]
  const waiting = !isOnlineInterview && interviewWaitingPlace
  return calendarFile({
    method: 'PUBLISH',
    stamp: new Date(serverNow()),
    organizer: { name: community.siteTitle[language], email: community.email },
    events: [
      {
        uid: calendarUid(appointment.uid),
        sequence: appointment.sequence,
        ...appointmentTimes(appointment),
        summary: text.event(community.name[language]),
        location: interviewPlace({ date: '', appointment }, settings),
        description: [
          isOnlineInterview ? result.onlineBody : '',
          waiting ? text.waitingAt(waiting) : '',
          result.delay,
        ]
          .filter(Boolean)
          .join('\n'),
      },
    ],
  })
}
