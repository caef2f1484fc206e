import type { ApplicationValues, EssayName } from '@recruit/contract/fields/application-values'
import type { ReactNode } from 'react'
import type { Reply } from '../../../api/client.ts'
import { useSettings } from '../../../api/settings.ts'
import { useText } from '../../../i18n/text.ts'
import { knownOf } from '../autosave/index.ts'
import { EssaysToRead, FactsInWords, HoursInWords, LinksToOpen, useHours } from './in-words.tsx'
import styles from './review.module.css'
import { reviewText } from './text.ts'

/** An application of the running term to read: its links and essays first, everything else folded into words. */
export function ApplicationToRead({ application }: { application: Reply<'getApplication'> }) {
  const text = useText(reviewText)
  const interviewPeriod = useSettings().data?.interviewPeriod ?? ''
  const { values } = knownOf(application)
  const { words } = useHours(values, interviewPeriod)
  return (
    <Reading content={values}>
      <FactsInWords content={values} />
      <h3>{text.hours}</h3>
      <HoursInWords words={words} />
    </Reading>
  )
}

/** The same for a reviewer who scores without knowing the applicant; the hours come in words. */
export function ScoredToRead({ application }: { application: Reply<'reviewApplication'> }) {
  const text = useText(reviewText)
  const { content, availability } = application
  return (
    <Reading content={content}>
      <FactsInWords content={content} />
      <h3>{text.hours}</h3>
      <p>{availability || text.noHours}</p>
    </Reading>
  )
}

function Reading({
  content,
  children,
}: {
  content: Pick<ApplicationValues, EssayName>
  children: ReactNode
}) {
  const text = useText(reviewText)
  return (
    <div className={styles.reading}>
      <LinksToOpen content={content} />
      <EssaysToRead content={content} />
      <details className={styles.folded}>
        <summary>{text.facts}</summary>
        <div>{children}</div>
      </details>
    </div>
  )
}
