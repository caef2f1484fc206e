import { DESIGN } from '@recruit/contract/constants'
import { interviewPlace } from '@recruit/contract/interview/places'
import { writtenDate } from '@recruit/contract/interview/written-date'
import { isSafeLink } from '@recruit/contract/rules/safe-link'
import { isOwnView } from '../../api/client.ts'
import { community } from '../../content/community.ts'
import { teamNames } from '../../content/teams.ts'
import { useText, useTranslation } from '../../i18n/text.ts'
import { appointmentText } from './answer-text.ts'
import { AppointmentAnswer, AppointmentLinks, timesInWords } from './appointment-answer.tsx'
import styles from './letter.module.css'
import { AnswerElsewhere, Part, Patches } from './letter.tsx'
import type { ResultViewProps } from './result-screen.tsx'
import { resultText } from './text.ts'

/** First round passed: whether she comes, when and where the interview is, and what to prepare. */
export function FirstPassView({ applicant, settings }: ResultViewProps) {
  const { text, language } = useTranslation(resultText)
  const appointed = useText(appointmentText)
  const { name, team, date, appointment } = applicant
  const { isOnlineInterview } = settings
  const place = interviewPlace(applicant, settings)
  const cannotCome = appointment?.answer?.will === false
  return (
    <>
      <h2>{cannotCome ? text.cannotCome : text.firstPass}</h2>
      <p className={styles.prose}>
        {cannotCome ? text.cannotComeBody(name) : text.firstPassBody(name, teamNames[team][language])}
      </p>
      {appointment && (
        <AppointmentAnswer applicant={applicant} settings={settings} appointment={appointment} />
      )}
      {!isOwnView(applicant) && <AnswerElsewhere title={appointed.title} body={appointed.elsewhere} />}
      <Part id="interview" title={text.interview}>
        <Patches
          facts={[
            {
              label: text.interviewDate,
              ...(appointment ? timesInWords(appointment, language) : { value: writtenDate(date, language) }),
              isMain: true,
            },
            { label: text.interviewHow, value: isOnlineInterview ? text.online : text.faceToFace },
            ...(place || !isOnlineInterview ? [{ label: text.place, value: place }] : []),
            ...(isOnlineInterview
              ? []
              : [{ label: text.waitingPlace, value: settings.interviewWaitingPlace }]),
          ]}
        />
        {isOnlineInterview && <p>{text.onlineBody}</p>}
        <p role="status">{appointment?.lateMinutes ? text.late(appointment.lateMinutes) : text.delay}</p>
        {appointment && <AppointmentLinks appointment={appointment} settings={settings} />}
      </Part>
      {isSafeLink(settings.surveyFormLink) && (
        <Part id="survey" title={text.survey}>
          <p>
            <a href={settings.surveyFormLink} target="_blank" rel="noopener noreferrer">
              {text.surveyLink}
            </a>
          </p>
        </Part>
      )}
      <PreAssignment applicant={applicant} settings={settings} />
    </>
  )
}

/** The preparation and where to send it: the text of the applicant's team, and for design the banner. */
function PreAssignment({ applicant, settings }: ResultViewProps) {
  const { text, language } = useTranslation(resultText)
  const isBanner = applicant.team === DESIGN && settings.isDesignPreAssignment
  const { designPreAssignmentBannerName: banner, designPreAssignmentPixelSize: size } = settings
  const facts = [
    { label: text.banner, value: banner },
    { label: text.pixelSize, value: size },
    { label: text.submitBy, value: writtenDate(settings.designPreAssignmentSubmitPeriod, language) },
  ]
  const isToMake = isBanner && facts.some(({ value }) => value)
  // A heading over nothing would say that there is something to make, and not what.
  if (!isToMake && !applicant.preAssignment) return null
  return (
    <Part id="assignment" title={text.assignment}>
      {applicant.preAssignment && <p className={styles.prose}>{applicant.preAssignment}</p>}
      {isToMake && (banner || size) && <p>{text.makeBanner(banner, size)}</p>}
      {isToMake && <Patches facts={facts} />}
      <p>
        {text.sendTo} <a href={`mailto:${community.email}`}>{community.email}</a>
      </p>
    </Part>
  )
}
