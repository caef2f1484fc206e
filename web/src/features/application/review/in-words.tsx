import {
  type ApplicationValues,
  declared,
  ESSAYS,
  type EssayName,
  LINES,
  reviewTitleOf,
  SWITCHES,
} from '@recruit/contract/fields/application-values'
import { hoursIn } from '@recruit/contract/interview/interview-days'
import { useLanguage } from '../../../i18n/language.ts'
import { useText } from '../../../i18n/text.ts'
import { gridColumns, gridText, hoursInWords } from '../../../ui/grid/hours/index.ts'
import { datedHours, type Values } from '../autosave/index.ts'
import styles from './review.module.css'
import { ReviewEssay } from './review-essay.tsx'
import { reviewText } from './text.ts'

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

const isOpenable = (address: unknown) => /^https?:\/\//i.test(String(address))

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
