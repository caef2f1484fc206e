import type { PublicSettings } from '@recruit/contract/fields/settings-values'
import { writtenDate } from '@recruit/contract/interview/written-date'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/text.ts'
import { applyPath, paths } from '../../paths.ts'
import { BlankPatch } from '../../ui/art/blank-patch.tsx'
import { PatchworkArt } from '../../ui/art/patchwork-art.tsx'
import { LinkButton } from '../../ui/controls/button.tsx'
import { useArrival } from '../../ui/layout/page.tsx'
import { uiText } from '../../ui/text.ts'
import { usePeriod } from '../../ui/time/period.ts'
import { PeriodTimer } from '../../ui/time/period-timer.tsx'
import styles from './hero.module.css'
import { landingText } from './text.ts'

/** The cloth of this term; on its blank patch the headline and the two ways on. */
export function Hero({ settings }: { settings: PublicSettings | undefined }) {
  const text = useText(uiText, landingText)
  const heading = useArrival(text.site)
  const isPeriod = usePeriod()
  const cohort = settings?.cardinalNumber.trim()
  const language = useLanguage((state) => state.language)
  const period = settings && writtenDate(settings.applicationSubmissionPeriod.trim(), language)
  return (
    <section className={styles.hero}>
      <div className={styles.cloth}>
        <PatchworkArt seed={cohort || 'ewhaian'} width={1280} height={720} smallest={130} />
      </div>
      <div className={styles.place}>
        <div className={styles.blank}>
          <BlankPatch>
            <p className={styles.cohort}>{cohort ? text.cohort(cohort) : text.noCohort}</p>
            <h1 ref={heading} tabIndex={-1}>
              {text.headline}
            </h1>
            <p className={styles.lead}>{text.lead}</p>
            <div className={styles.actions}>
              <LinkButton look="primary" to={applyPath(isPeriod)}>
                {text.apply}
              </LinkButton>
              <LinkButton to={paths.resultLookup}>{text.checkResult}</LinkButton>
            </div>
            <p className={styles.period}>
              <span>{text.receiving}</span>{' '}
              {!settings ? text.notSet : isPeriod ? period || text.now : text.closedNow}
            </p>
            <PeriodTimer />
          </BlankPatch>
        </div>
      </div>
    </section>
  )
}
