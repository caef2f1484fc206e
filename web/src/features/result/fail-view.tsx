import { useText } from '../../i18n/text.ts'
import { Contact } from './contact.tsx'
import styles from './letter.module.css'
import type { ResultViewProps } from './result-screen.tsx'
import { resultText } from './text.ts'

/** Not this time: thanks, a hope, and whom to ask. The cohort comes from the settings, on a phone too. */
export function FailView({ applicant, settings }: ResultViewProps) {
  const text = useText(resultText)
  const { cardinalNumber, masterName, masterPhoneNumber } = settings
  return (
    <>
      <h2>{text.fail}</h2>
      <p className={styles.prose}>{text.failThanks(applicant.name)}</p>
      <p className={styles.prose}>{text.failBody(cardinalNumber)}</p>
      <p className={styles.prose}>{text.failHope}</p>
      {(masterName || masterPhoneNumber) && (
        <div className={styles.part}>
          <p>{text.failContact}</p>
          <Contact name={masterName} phone={masterPhoneNumber} />
        </div>
      )}
    </>
  )
}
