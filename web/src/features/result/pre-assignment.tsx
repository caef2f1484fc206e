import { DESIGN } from '@recruit/contract/constants'
import { writtenDate } from '@recruit/contract/interview/written-date'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/text.ts'
import styles from './letter.module.css'
import { Patches } from './patches.tsx'
import type { ResultViewProps } from './result-screen.tsx'
import { resultText } from './text.ts'

/** What to prepare: the text of the applicant's team, and for design the banner (design, point 17). */
export function PreAssignment({ applicant, settings }: ResultViewProps) {
  const text = useText(resultText)
  const language = useLanguage((state) => state.language)
  const isBanner = applicant.team === DESIGN && settings.isDesignPreAssignment
  if (!isBanner && !applicant.preAssignment) return null
  return (
    <section className={styles.part} aria-labelledby="assignment">
      <h3 id="assignment">{text.assignment}</h3>
      {applicant.preAssignment && <p className={styles.prose}>{applicant.preAssignment}</p>}
      {isBanner && (
        <Patches
          facts={[
            { label: text.banner, value: settings.designPreAssignmentBannerName },
            { label: text.pixelSize, value: settings.designPreAssignmentPixelSize },
            { label: text.submitBy, value: writtenDate(settings.designPreAssignmentSubmitPeriod, language) },
          ]}
        />
      )}
    </section>
  )
}
