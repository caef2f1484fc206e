import { useSettings } from '../../api/settings.ts'
import { useText } from '../../i18n/text.ts'
import { applyPath, paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Failure } from '../../ui/failure.tsx'
import { useArrival } from '../../ui/page.tsx'
import { PatchworkArt } from '../../ui/patchwork-art.tsx'
import { uiText } from '../../ui/text.ts'
import styles from './landing.module.css'
import { landingText } from './text.ts'

/** The landing page: the cloth of this term with one blank patch, and the schedule as a seam. */
export function LandingScreen() {
  const text = useText(landingText)
  const heading = useArrival(useText(uiText).site)
  const query = useSettings()
  const settings = query.data
  const cohort = settings?.cardinalNumber.trim()
  const schedule = [
    [text.submission, settings?.applicationSubmissionPeriod],
    [text.first, settings?.firstPresentationPeriod],
    [text.interview, settings?.interviewPeriod],
    [text.final, settings?.finalPresentationPeriod],
  ] as const
  return (
    <>
      <section className={styles.hero}>
        <div className={styles.cloth}>
          <PatchworkArt seed={cohort || 'ewhaian'} width={1280} height={720} smallest={130} />
        </div>
        <div className={styles.blank}>
          <p className={styles.cohort}>{cohort ? text.cohort(cohort) : text.noCohort}</p>
          <h1 ref={heading} tabIndex={-1}>
            {text.headline}
          </h1>
          <p>{text.lead}</p>
          <div className={styles.actions}>
            <LinkButton look="primary" to={applyPath(settings?.isApplicationPeriod ?? false)}>
              {text.apply}
            </LinkButton>
            <LinkButton to={paths.resultLookup}>{text.checkResult}</LinkButton>
          </div>
        </div>
      </section>
      <section className={styles.schedule} aria-labelledby="schedule">
        <h2 id="schedule">{text.schedule}</h2>
        {query.isError && !settings && <Failure error={query.error} onRetry={() => void query.refetch()} />}
        <ol>
          {schedule.map(([step, when]) => (
            <li key={step}>
              <span className={styles.step}>{step}</span>
              <span>{when || text.notSet}</span>
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}
