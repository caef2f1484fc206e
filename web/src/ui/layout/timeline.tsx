import type { PublicSettings } from '@recruit/contract/fields/settings-values'
import { writtenDate } from '@recruit/contract/interview/written-date'
import { useTranslation } from '../../i18n/text.ts'
import page from './page.module.css'
import styles from './timeline.module.css'
import { timelineText } from './timeline-text.ts'

interface Props {
  settings: PublicSettings
  /** 1 to 5, 0 when none is under way. */
  current: number
  mark?: 'now' | 'next'
}

/** The five steps of a term as stitches on one seam. */
export function Timeline({ settings, current, mark = 'now' }: Props) {
  const { text, language } = useTranslation(timelineText)
  const steps = [
    [text.step1, settings.applicationSubmissionPeriod],
    [text.step2, ''],
    [text.step3, settings.firstPresentationPeriod],
    [text.step4, settings.interviewPeriod],
    [text.step5, settings.finalPresentationPeriod],
  ] as const
  return (
    <ol className={styles.timeline} aria-label={text.steps}>
      {steps.map(([step, when], index) => {
        const isCurrent = index + 1 === current
        const isDone = index + 1 < current
        return (
          <li key={step} data-done={isDone} aria-current={isCurrent ? 'step' : undefined}>
            <span className={styles.number}>{`0${index + 1}`}</span>
            <span className={styles.step}>{step}</span>
            {isCurrent && <span className={styles.now}>{text[mark]}</span>}
            {isDone && <span className={page.hidden}>{text.done}</span>}
            {when && <span className={styles.when}>{writtenDate(when, language)}</span>}
          </li>
        )
      })}
    </ol>
  )
}
