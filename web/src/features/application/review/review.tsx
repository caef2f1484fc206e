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
import { type ReactNode, useState } from 'react'
import type { Reply } from '../../../api/client.ts'
import { useSettings } from '../../../api/settings.ts'
import { useText, useTranslation } from '../../../i18n/text.ts'
import { gridColumns } from '../../../ui/grid/hours/columns.ts'
import { InterviewGrid } from '../../../ui/grid/hours/interview-grid.tsx'
import { gridText } from '../../../ui/grid/hours/text.ts'
import { hoursInWords } from '../../../ui/grid/hours/words.ts'
import page from '../../../ui/layout/page.module.css'
import { NoValue } from '../../../ui/table/no-value.tsx'
import { datedHours, knownOf, type Values, withSecondChoice } from '../autosave/index.ts'
import { AnswersToRead, type Asked, isOpenable, TextToRead } from './answers-to-read.tsx'
import { CoverableText, NamesCovered, type Scored } from './covers.tsx'
import styles from './review.module.css'
import { reviewText } from './text.ts'

interface Props {
  application: Reply<'getApplication'>
  /** What the screen adds: below the essays of page 1, next to those of page 2. */
  children?: ReactNode
}

/** All of an application for staff: the essays first, the facts and hours next to them, the grid folded below. */
export function ReviewedApplication(props: Props & { interviewPeriod: string }) {
  const { application, interviewPeriod, children } = props
  const text = useText(reviewText)
  const { values } = knownOf(application)
  const { hours, columns, words } = useHours(values, interviewPeriod)
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.application}>
      <div className={styles.reading}>
        <LinksToOpen content={values} />
        <EssaysToRead content={values} />
        <AnswersToRead {...withSecondChoice(application)} />
      </div>
      <div className={styles.details}>
        <FactsInWords content={values} />
        <p className={page.quiet}>{text.undecidedMajor}</p>
        <h3>{text.hours}</h3>
        <HoursInWords words={words} />
      </div>
      <div className={styles.folds}>
        <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>{text.hoursInTable}</summary>
          {isOpen && <InterviewGrid hours={hours} columns={columns} readOnly onChange={() => undefined} />}
        </details>
        {children}
      </div>
    </div>
  )
}

/** The essays alone, numbered 2 and 3 as page 2 of the requirements has them. */
export function ReviewedEssays({ application, children }: Props) {
  return (
    <div className={styles.application} data-page="2">
      <div className={styles.reading}>
        <EssaysToRead content={knownOf(application).values} first={2} />
        <AnswersToRead {...application} />
      </div>
      {children && <div className={styles.folds}>{children}</div>}
    </div>
  )
}

/** The known fields of an application; reviewers see a part of them. */
type Content = Partial<ApplicationValues>

interface EssaysProps {
  content: Pick<ApplicationValues, EssayName>
  first?: number
}

function EssaysToRead({ content, first = 1 }: EssaysProps) {
  const { text, language } = useTranslation(reviewText)
  return (
    <div className={styles.review}>
      {ESSAYS.map((field, index) => {
        const title = reviewTitleOf(field, language)
        const heading = text.numbered(first + index, title)
        return <TextToRead key={field} value={content[field]} {...{ heading, field, title }} />
      })}
    </div>
  )
}

/** The links that can be opened, each under its name; nothing without any. */
function LinksToOpen({ content }: { content: Content }) {
  const { text, language } = useTranslation(reviewText)
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
function FactsInWords({ content }: { content: Content }) {
  const { text, language } = useTranslation(reviewText)
  const names = [...LINES, ...SWITCHES].filter(
    (field) =>
      content[field] !== undefined && !(declared[field].kind === 'link' && isOpenable(content[field])),
  )
  const words = (field: (typeof names)[number]) => {
    const value = content[field]
    if (typeof value === 'boolean') return value ? text.yes : text.no
    return value ? <CoverableText field={field} value={value} /> : <NoValue why="blank" />
  }
  return (
    <dl className={styles.words}>
      {names.map((field) => (
        <div key={field}>
          <dt>{reviewTitleOf(field, language)}</dt>
          <dd>{words(field)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The hours of an application on the days of its term, and the same in words. */
function useHours(values: Values, interviewPeriod: string) {
  const { text, language } = useTranslation(gridText, reviewText)
  const chosen = datedHours(values)
  const columns = gridColumns(chosen, interviewPeriod, language)
  const hours = hoursIn(columns.days, chosen)
  return { columns, hours, words: hoursInWords(hours, columns.labels, text) }
}

function HoursInWords({ words }: Pick<ReturnType<typeof useHours>, 'words'>) {
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
    <Reading content={content} asked={application} scored={application}>
      <FactsInWords content={content} />
      <h3>{text.hours}</h3>
      <p>{availability || text.noHours}</p>
    </Reading>
  )
}

interface ReadingProps {
  content: Pick<ApplicationValues, EssayName>
  asked: Asked
  scored?: Scored
  children: ReactNode
}

function Reading({ content, asked, scored, children }: ReadingProps) {
  const text = useText(reviewText)
  return (
    <div className={styles.reading}>
      <NamesCovered scored={scored}>
        <LinksToOpen content={content} />
        <EssaysToRead content={content} />
        <AnswersToRead {...asked} />
        <details className={styles.folded}>
          <summary>{text.facts}</summary>
          <div>{children}</div>
        </details>
      </NamesCovered>
    </div>
  )
}
