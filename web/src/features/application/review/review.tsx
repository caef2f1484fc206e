import {
  type ApplicationValues,
  declared,
  ESSAYS,
  type EssayName,
  type FieldOf,
  fieldsOf,
  LINES,
  reviewTitleOf,
  SWITCHES,
} from '@recruit/contract/fields/application-values'
import { hoursIn } from '@recruit/contract/interview/interview-days'
import type { ReactNode } from 'react'
import type { Reply } from '../../../api/client.ts'
import { useSettings } from '../../../api/settings.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useText } from '../../../i18n/text.ts'
import { gridColumns, gridText, hoursInWords, InterviewGrid } from '../../../ui/grid/hours/index.ts'
import page from '../../../ui/layout/page.module.css'
import { datedHours, knownOf, type Values } from '../autosave/index.ts'
import { DetailFields } from '../fields/index.ts'
import { AnswersToRead, type Asked, isOpenable, TextToRead } from './answers-to-read.tsx'
import styles from './review.module.css'
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
          <AnswersToRead {...application} />
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

/** The known fields of an application; reviewers see a part of them. */
type Content = Partial<ApplicationValues>

/** The essays alone, to read. */
export const EssaysToRead = ({ content }: { content: Pick<ApplicationValues, EssayName> }) => (
  <div className={styles.review}>
    {ESSAYS.map((field, index) => (
      <ReviewEssay key={field} number={1 + index} field={field} value={content[field]} />
    ))}
  </div>
)

/** The links that can be opened, each under its name; nothing without any. */
export function LinksToOpen({ content }: { content: Content }) {
  const text = useText(reviewText)
  const language = useLanguage((state) => state.language)
  return LINES.filter((field) => declared[field].kind === 'link' && isOpenable(content[field])).map(
    (field) => (
      <p key={field}>
        <strong>{reviewTitleOf(field, language)}</strong>{' '}
        <a href={content[field]} target="_blank" rel="noreferrer noopener">
          {content[field]} {text.outside}
        </a>
      </p>
    ),
  )
}

/** Lines and switches with their names; those that the content lacks are left out, as are links that can be opened. */
export function FactsInWords({ content }: { content: Content }) {
  const text = useText(reviewText)
  const language = useLanguage((state) => state.language)
  const names = [...LINES, ...SWITCHES].filter(
    (field) =>
      content[field] !== undefined && !(declared[field].kind === 'link' && isOpenable(content[field])),
  )
  const words = (value: Content[(typeof names)[number]]) =>
    typeof value === 'boolean' ? (value ? text.yes : text.no) : value || text.noLink
  return (
    <dl className={styles.words}>
      {names.map((field) => (
        <div key={field}>
          <dt>{reviewTitleOf(field, language)}</dt>
          <dd>{words(content[field])}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The hours of an application on the days of its term, and the same in words. */
export function useHours(values: Values, interviewPeriod: string) {
  const text = useText(gridText, reviewText)
  const language = useLanguage((state) => state.language)
  const chosen = datedHours(values)
  const columns = gridColumns(chosen, interviewPeriod, language)
  const hours = hoursIn(columns.days, chosen)
  return { columns, hours, words: hoursInWords(hours, columns.labels, text) }
}

/** When the applicant can come to the interview, in words. */
export function HoursInWords({ words }: Pick<ReturnType<typeof useHours>, 'words'>) {
  const text = useText(reviewText)
  if (words.length === 0) return <p>{text.noHours}</p>
  return (
    <dl className={styles.words}>
      {words.map(({ day, hours }) => (
        <div key={day}>
          <dt>{day}</dt>
          <dd>{hours}</dd>
        </div>
      ))}
    </dl>
  )
}

interface EssaysToReadProps {
  number: number
  field: EssayName
  value: string
}

/** An essay of the table of fields, which are numbered. */
function ReviewEssay({ number, field, value }: EssaysToReadProps) {
  const text = useText(reviewText)
  const title = reviewTitleOf(
    field,
    useLanguage((state) => state.language),
  )
  return <TextToRead heading={text.numbered(number, title)} title={title} value={value} />
}

/** An application of the running term to read: its links and essays first, everything else folded into words. */
export function ApplicationToRead({ application }: { application: Reply<'getApplication'> }) {
  const text = useText(reviewText)
  const interviewPeriod = useSettings().data?.interviewPeriod ?? ''
  const { values } = knownOf(application)
  const { words } = useHours(values, interviewPeriod)
  return (
    <Reading content={values} asked={application}>
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
    <Reading content={content} asked={application}>
      <FactsInWords content={content} />
      <h3>{text.hours}</h3>
      <p>{availability || text.noHours}</p>
    </Reading>
  )
}

interface ReadingProps {
  content: Pick<ApplicationValues, EssayName>
  asked: Asked
  children: ReactNode
}

function Reading({ content, asked, children }: ReadingProps) {
  const text = useText(reviewText)
  return (
    <div className={styles.reading}>
      <LinksToOpen content={content} />
      <EssaysToRead content={content} />
      <AnswersToRead {...asked} />
      <details className={styles.folded}>
        <summary>{text.facts}</summary>
        <div>{children}</div>
      </details>
    </div>
  )
}
