import { DESIGN } from '@recruit/contract/constants'
import { isSafeLink } from '@recruit/contract/rules'
import { teamNames } from '../../content/teams.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/text.ts'
import styles from '../../ui/page.module.css'
import type { ResultViewProps } from './result-screen.tsx'
import { resultText } from './text.ts'

/** First round passed: when and where the interview is, and what to prepare. */
export function FirstPassView({ applicant, settings }: ResultViewProps) {
  const text = useText(resultText)
  const language = useLanguage((state) => state.language)
  const { name, team, date } = applicant
  return (
    <>
      <h2>{text.firstPass}</h2>
      <p>{text.firstPassBody(name, teamNames[team][language])}</p>
      <section className={styles.card} aria-labelledby="interview">
        <h3 id="interview">{text.interview}</h3>
        <dl className={styles.facts}>
          <dt>{text.interviewDate}</dt>
          <dd>{date || text.tbd}</dd>
          <dt>{text.interviewHow}</dt>
          <dd>{settings.isOnlineInterview ? text.online : text.faceToFace}</dd>
          {!settings.isOnlineInterview && (
            <>
              <dt>{text.place}</dt>
              <dd>{settings.faceTofaceInterviewPlace || text.tbd}</dd>
              <dt>{text.waitingPlace}</dt>
              <dd>{settings.interviewWaitingPlace || text.tbd}</dd>
            </>
          )}
        </dl>
        {settings.isOnlineInterview && <p>{text.onlineBody}</p>}
        <p>{text.delay}</p>
      </section>
      {isSafeLink(settings.surveyFormLink) && (
        <section className={styles.card} aria-labelledby="survey">
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

function PreAssignment({ applicant, settings }: ResultViewProps) {
  const text = useText(resultText)
  const isBanner = applicant.team === DESIGN && settings.isDesignPreAssignment
  if (!isBanner && !applicant.preAssignment) return null
  const banner = [
    [text.banner, settings.designPreAssignmentBannerName],
    [text.pixelSize, settings.designPreAssignmentPixelSize],
    [text.submitBy, settings.designPreAssignmentSubmitPeriod],
  ] as const
  return (
    <section className={styles.card} aria-labelledby="assignment">
      <h3 id="assignment">{text.assignment}</h3>
      {applicant.preAssignment && <p className={styles.prose}>{applicant.preAssignment}</p>}
      {isBanner && (
        <dl className={styles.facts}>
          {banner.map(([label, value]) => (
            <div key={label} className={styles.fact}>
              <dt>{label}</dt>
              <dd>{value || text.tbd}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
