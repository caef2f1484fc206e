import { writtenDate } from '@recruit/contract/interview/written-date'
import { isSafeLink } from '@recruit/contract/rules/safe-link'
import { teamNames } from '../../content/teams.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/text.ts'
import styles from './letter.module.css'
import { Patches } from './patches.tsx'
import { PreAssignment } from './pre-assignment.tsx'
import type { ResultViewProps } from './result-screen.tsx'
import { resultText } from './text.ts'

/** First round passed: when and where the interview is, and what to prepare. */
export function FirstPassView({ applicant, settings }: ResultViewProps) {
  const text = useText(resultText)
  const language = useLanguage((state) => state.language)
  const { name, team, date } = applicant
  const { isOnlineInterview } = settings
  return (
    <>
      <h2>{text.firstPass}</h2>
      <p className={styles.prose}>{text.firstPassBody(name, teamNames[team][language])}</p>
      <section className={styles.part} aria-labelledby="interview">
        <h3 id="interview">{text.interview}</h3>
        <Patches
          facts={[
            { label: text.interviewDate, value: writtenDate(date, language), isMain: true },
            { label: text.interviewHow, value: isOnlineInterview ? text.online : text.faceToFace },
            ...(isOnlineInterview
              ? []
              : [
                  { label: text.place, value: settings.faceTofaceInterviewPlace },
                  { label: text.waitingPlace, value: settings.interviewWaitingPlace },
                ]),
          ]}
        />
        {isOnlineInterview && <p>{text.onlineBody}</p>}
        <p>{text.delay}</p>
      </section>
      {isSafeLink(settings.surveyFormLink) && (
        <section className={styles.part} aria-labelledby="survey">
          <h3 id="survey">{text.survey}</h3>
          <p>
            <a href={settings.surveyFormLink} target="_blank" rel="noopener noreferrer">
              {text.surveyLink}
            </a>
          </p>
        </section>
      )}
      <PreAssignment applicant={applicant} settings={settings} />
    </>
  )
}
