import type { Answer } from '@recruit/contract/constants'
import { writtenDate } from '@recruit/contract/interview/written-date'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { useText, useTranslation } from '../../i18n/text.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { useCall } from '../../ui/feedback/use-call.ts'
import page from '../../ui/layout/page.module.css'
import { shortTime } from '../../ui/time/seoul-time.ts'
import { answerText } from './answer-text.ts'
import styles from './letter.module.css'
import { AnswerElsewhere, Answering, Contact, Part, Patches, useBefore, useReadResult } from './letter.tsx'
import type { ResultViewProps } from './result-screen.tsx'
import { resultText } from './text.ts'

/** The final pass: congratulation, the question whether she joins, and the master training for who has not declined. */
export function FinalPassView({ applicant, settings }: ResultViewProps) {
  const text = useText(resultText)
  const hasDeclined = applicant.answer === 'declined'
  return (
    <>
      <h2>{hasDeclined ? text.declined : text.finalPass(settings.cardinalNumber)}</h2>
      <p className={styles.prose}>{(hasDeclined ? text.declinedBody : text.finalBody)(applicant.name)}</p>
      <OfferAnswer applicant={applicant} settings={settings} />
      {!hasDeclined && <Training settings={settings} />}
    </>
  )
}

function Training({ settings }: Pick<ResultViewProps, 'settings'>) {
  const { text, language } = useTranslation(resultText)
  const { masterTrainingWaitingPlace: waitingPlace, masterTrainingWaitingTime } = settings
  const waitingTime = writtenDate(masterTrainingWaitingTime, language)
  return (
    <Part id="training" title={text.training}>
      <p>{text.trainingBody}</p>
      <Patches
        facts={[
          {
            label: text.trainingSchedule,
            value: writtenDate(settings.masterTrainingSchedule, language),
            isMain: true,
          },
          { label: text.trainingPlace, value: settings.masterTrainingPlace },
        ]}
      />
      {(waitingPlace || waitingTime) && <p>{text.trainingWaiting(waitingPlace, waitingTime)}</p>}
      {settings.masterPhoneNumber && (
        <div>
          <p>{text.cannotAttend}</p>
          <Contact phone={settings.masterPhoneNumber} />
        </div>
      )}
    </Part>
  )
}

/** Asks a final passer under the headline whether she joins, until a time; empty where no answer is asked. */
function OfferAnswer(props: ResultViewProps) {
  const { answersUntil } = props.applicant
  if (answersUntil !== undefined) return <Question {...props} until={answersUntil} />
  return props.settings.answersUntil ? <Elsewhere until={props.settings.answersUntil} /> : null
}

function Elsewhere({ until }: { until: string }) {
  const text = useText(answerText)
  if (!useBefore(until)) return null
  return <AnswerElsewhere title={text.title} body={text.lookUp} />
}

function Question({ applicant, settings, until }: ResultViewProps & { until: string }) {
  const { text, language } = useTranslation(answerText)
  const { id = '' } = useParams()
  const { update, readIfRefused } = useReadResult(id)
  const send = useCall('answerOffer', {
    sends: (given: Answer) => ({ id, answer: given }),
    onSuccess: ({ answeredAt: at }, given) => update(() => ({ answer: given, answeredAt: at })),
    onError: readIfRefused,
    isErrorShown: true,
  })
  const [isSure, setSure] = useState(true)
  const { answer, answeredAt = null } = applicant
  const give = (given: Answer) => {
    if (given === 'declined') setSure(false)
    else send.mutate(given)
  }
  return (
    <>
      <Answering
        id="answer"
        title={text.title}
        until={until}
        answer={answer}
        said={answer ? text[answer](shortTime(answeredAt, language)) : ''}
        question={text.question}
        unanswered={text.overUnanswered}
        settings={settings}
        sending={send}
        onRetry={() => send.variables && give(send.variables)}
      >
        <p className={page.actions}>
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
      </Answering>
      {!isSure && (
        <Dialog
          title={text.sureTitle}
          note={text.sure}
          confirm={{
            label: text.sureYes,
            isRisky: true,
            onPress: () => {
              setSure(true)
              send.mutate('declined')
            },
          }}
          close={text.sureNo}
          onClose={() => setSure(true)}
        />
      )}
    </>
  )
}
