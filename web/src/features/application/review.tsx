import type { Reply } from '../../api/client.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/text.ts'
import { gridDays } from '../../ui/grid/grid-days.ts'
import page from '../../ui/page.module.css'
import { DetailFields } from './detail-fields.tsx'
import { gridText } from './grid-text.ts'
import { hoursInWords } from './grid-words.ts'
import { InterviewGrid } from './interview-grid.tsx'
import styles from './review.module.css'
import { ReviewEssay } from './review-essay.tsx'
import { reviewText } from './review-text.ts'
import { knownOf, type Values } from './values.ts'

interface Props {
  application: Reply<'getApplication'>
}

/** Page 1 in the mode 'review': everything, with the essays numbered 1 and 2 (design, point 8). */
export function ReviewPage1({ application, interviewPeriod }: Props & { interviewPeriod: string }) {
  const { values } = knownOf(application)
  return (
    <div className={styles.review}>
      <DetailFields mode="review" readOnly values={values} errors={{}} onChange={() => undefined} />
      <Hours values={values} interviewPeriod={interviewPeriod} />
      <ReviewEssay number={1} field="applyReason" value={values.applyReason} />
      <ReviewEssay number={2} field="activityPlan" value={values.activityPlan} />
      <Portfolio link={values.portfolioLink} />
    </div>
  )
}

/** Page 2 in the mode 'review': the essays, numbered 2 and 3. */
export function ReviewPage2({ application }: Props) {
  const { values } = knownOf(application)
  return (
    <div className={styles.review}>
      <ReviewEssay number={2} field="applyReason" value={values.applyReason} />
      <ReviewEssay number={3} field="activityPlan" value={values.activityPlan} />
    </div>
  )
}

/** The grid in fixed mode, and the same in words: shorter, and for paper. */
function Hours({ values, interviewPeriod }: { values: Values; interviewPeriod: string }) {
  const text = { ...useText(gridText), ...useText(reviewText) }
  const language = useLanguage((state) => state.language)
  const { labels, inPeriod } = gridDays(interviewPeriod, new Date(), language)
  const words = hoursInWords(values.interviewHours, labels, text)
  return (
    <div className={styles.hours}>
      <InterviewGrid
        hours={values.interviewHours}
        days={labels}
        inPeriod={inPeriod}
        readOnly
        onChange={() => undefined}
      />
      <section aria-labelledby="hours-in-words">
        <h3 id="hours-in-words" className={page.hidden}>
          {text.hoursTitle}
        </h3>
        {words.length === 0 ? (
          <p>{text.noHours}</p>
        ) : (
          <dl className={styles.words}>
            {words.map(({ day, hours }) => (
              <div key={day}>
                <dt>{day}</dt>
                <dd>{hours}</dd>
              </div>
            ))}
          </dl>
        )}
      </section>
    </div>
  )
}

function Portfolio({ link }: { link: string }) {
  const text = useText(reviewText)
  // Stored links are http(s); what is not is shown as the text it is.
  const isLink = /^https?:\/\//i.test(link)
  return (
    <section className={styles.essay} aria-labelledby="portfolio">
      <h2 id="portfolio">{text.portfolioLink}</h2>
      {isLink ? (
        <p>
          <a href={link} target="_blank" rel="noreferrer noopener">
            {link}
            <span className={page.hidden}> {text.outside}</span>
          </a>
        </p>
      ) : (
        <p>{link || text.noPortfolio}</p>
      )}
    </section>
  )
}
