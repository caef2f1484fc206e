import { writtenDate } from '@recruit/contract/interview/written-date'
import { isSafeLink } from '@recruit/contract/rules/safe-link'
import { teamNames } from '../../content/teams.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/text.ts'
import { placesOf, timesInWords } from './appointment/appointment.ts'
import { AppointmentAnswer } from './appointment/appointment-answer.tsx'
import { AppointmentLinks } from './appointment/appointment-links.tsx'
import styles from './letter.module.css'
import { Patches } from './patches.tsx'
import { PreAssignment } from './pre-assignment.tsx'
import type { ResultViewProps } from './result-screen.tsx'
import { resultText } from './text.ts'

/** First round passed: when and where the interview is, and what to prepare. */
export function FirstPassView({ applicant, settings }: ResultViewProps) {
  const text = useText(resultText)
  const language = useLanguage((state) => state.language)
  const { name, team, date, appointment } = applicant
  const { isOnlineInterview } = settings
  const places = placesOf(appointment, settings).join('\n')
  return (
    <>
      <h2>{text.firstPass}</h2>
      <p className={styles.prose}>{text.firstPassBody(name, teamNames[team][language])}</p>
      <section className={styles.part} aria-labelledby="interview">
        <h3 id="interview">{text.interview}</h3>
        <Patches
          facts={[
            {
              label: text.interviewDate,
              ...(appointment ? timesInWords(appointment, language) : { value: writtenDate(date, language) }),
              isMain: true,
            },
            { label: text.interviewHow, value: isOnlineInterview ? text.online : text.faceToFace },
            ...(places || !isOnlineInterview ? [{ label: text.place, value: places }] : []),
            ...(isOnlineInterview
              ? []
              : [{ label: text.waitingPlace, value: settings.interviewWaitingPlace }]),
          ]}
        />
        {isOnlineInterview && <p>{text.onlineBody}</p>}
        <p>{text.delay}</p>
        {appointment && <AppointmentLinks appointment={appointment} settings={settings} />}
      </section>
      {appointment && (
        <AppointmentAnswer applicant={applicant} settings={settings} appointment={appointment} />
      )}
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
