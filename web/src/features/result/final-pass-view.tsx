import { writtenDate } from '@recruit/contract/interview/written-date'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/text.ts'
import styles from './letter.module.css'
import { Contact, Part, Patches } from './letter.tsx'
import { OfferAnswer } from './offer-answer.tsx'
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
  const text = useText(resultText)
  const language = useLanguage((state) => state.language)
  const { masterTrainingWaitingPlace: waitingPlace, masterTrainingWaitingTime: waitingTime } = settings
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
