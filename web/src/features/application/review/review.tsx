import { ESSAYS, type FieldOf, fieldsOf, reviewTitleOf } from '@recruit/contract/fields/application-values'
import type { Reply } from '../../../api/client.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useText } from '../../../i18n/text.ts'
import { InterviewGrid } from '../../../ui/grid/hours/index.ts'
import page from '../../../ui/layout/page.module.css'
import { knownOf, type Values } from '../autosave/index.ts'
import { DetailFields } from '../fields/index.ts'
import { HoursInWords, useHours } from './in-words.tsx'
import styles from './review.module.css'
import { ReviewEssay } from './review-essay.tsx'
import { reviewText } from './text.ts'

const LINKS = fieldsOf('link')

interface Props {
  application: Reply<'getApplication'>
}

/** Page 1 in the mode 'review': the essays, numbered 1 and 2, first; the details next to them, the hours below. */
export function ReviewPage1({ application, interviewPeriod }: Props & { interviewPeriod: string }) {
  const { values } = knownOf(application)
  return (
    <div className={styles.review}>
      <div className={styles.beside}>
        <div className={styles.review}>
          <Essays values={values} first={1} />
          {LINKS.map((field) => (
            <Link key={field} field={field} link={values[field]} />
          ))}
        </div>
        <div className={styles.details}>
          <DetailFields mode="review" readOnly values={values} errors={{}} onChange={() => undefined} />
        </div>
      </div>
      <Hours values={values} interviewPeriod={interviewPeriod} />
    </div>
  )
}

/** Page 2 in the mode 'review': the essays, numbered 2 and 3. */
export function ReviewPage2({ application }: Props) {
  const { values } = knownOf(application)
  return (
    <div className={styles.review}>
      <Essays values={values} first={2} />
    </div>
  )
}

const Essays = ({ values, first }: { values: Values; first: number }) =>
  ESSAYS.map((field, index) => (
    <ReviewEssay key={field} number={first + index} field={field} value={values[field]} />
  ))

/** The grid in fixed mode, and the same in words: shorter, and for paper. */
function Hours({ values, interviewPeriod }: { values: Values; interviewPeriod: string }) {
  const text = useText(reviewText)
  const { hours, columns, words } = useHours(values, interviewPeriod)
  return (
    <div className={styles.hours}>
      <InterviewGrid hours={hours} columns={columns} readOnly onChange={() => undefined} />
      <section aria-labelledby="hours-in-words">
        <h3 id="hours-in-words" className={page.hidden}>
          {text.hoursTitle}
        </h3>
        <HoursInWords words={words} />
      </section>
    </div>
  )
}

function Link({ field, link }: { field: FieldOf<'link'>; link: string }) {
  const text = useText(reviewText)
  const language = useLanguage((state) => state.language)
  // Stored links are http(s); anything else is shown as plain text.
  const isLink = /^https?:\/\//i.test(link)
  return (
    <section className={styles.essay} aria-labelledby={field}>
      <h2 id={field}>{reviewTitleOf(field, language)}</h2>
      {isLink ? (
        <p>
          <a href={link} target="_blank" rel="noreferrer noopener">
            {link}
            <span className={page.hidden}> {text.outside}</span>
          </a>
        </p>
      ) : (
        <p>{link || text.noLink}</p>
      )}
    </section>
  )
}
