import { useText } from '../../i18n/text.ts'
import styles from '../../ui/page.module.css'
import type { ResultViewProps } from './result-screen.tsx'
import { resultText } from './text.ts'

/** The final pass: congratulation and the master training. */
export function FinalPassView({ applicant, settings }: ResultViewProps) {
  const text = useText(resultText)
  const { masterTrainingWaitingPlace: waitingPlace, masterTrainingWaitingTime: waitingTime } = settings
  return (
    <>
      <h2>{text.finalPass(settings.cardinalNumber)}</h2>
      <p>{text.finalBody(applicant.name)}</p>
      <section className={styles.card} aria-labelledby="training">
        <h3 id="training">{text.training}</h3>
        <p>{text.trainingBody}</p>
        <dl className={styles.facts}>
          <dt>{text.trainingSchedule}</dt>
          <dd>{settings.masterTrainingSchedule || text.tbd}</dd>
          <dt>{text.trainingPlace}</dt>
          <dd>{settings.masterTrainingPlace || text.tbd}</dd>
        </dl>
        {settings.masterPhoneNumber && <p>{text.cannotAttend(settings.masterPhoneNumber)}</p>}
        {waitingPlace && waitingTime && <p>{text.trainingWaiting(waitingPlace, waitingTime)}</p>}
      </section>
    </>
  )
}
