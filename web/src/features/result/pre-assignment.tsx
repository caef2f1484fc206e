import { DESIGN } from '@recruit/contract/constants'
import { writtenDate } from '@recruit/contract/interview/written-date'
import { community } from '../../content/community.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/text.ts'
import styles from './letter.module.css'
import { Patches } from './patches.tsx'
import type { ResultViewProps } from './result-screen.tsx'
import { resultText } from './text.ts'

/** The preparation and where to send it: the text of the applicant's team, and for design the banner. */
export function PreAssignment({ applicant, settings }: ResultViewProps) {
  const text = useText(resultText)
  const language = useLanguage((state) => state.language)
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
    <section className={styles.part} aria-labelledby="assignment">
      <h3 id="assignment">{text.assignment}</h3>
      {applicant.preAssignment && <p className={styles.prose}>{applicant.preAssignment}</p>}
      {isToMake && (banner || size) && <p>{text.makeBanner(banner, size)}</p>}
      {isToMake && <Patches facts={facts} />}
      <p>
        {text.sendTo} <a href={`mailto:${community.email}`}>{community.email}</a>
      </p>
    </section>
  )
}
