import type { Pass } from '@recruit/contract/constants'
import { shownPassOf } from '@recruit/contract/fields/status-names'
import type { Language } from '@recruit/contract/text'
import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useTranslation } from '../../../i18n/text.ts'
import { staffLinks } from '../../../staff-links.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { SaveStatus } from '../../../ui/feedback/save-status.tsx'
import page from '../../../ui/layout/page.module.css'
import { NoValue } from '../../../ui/table/no-value.tsx'
import type { Applicant, Seen } from '../../staff/applicants.ts'
import type { Edit } from '../../staff/edits/edits.ts'
import { figure } from '../../staff/figures.ts'
import { PassMark, SeenNow } from '../../staff/pass-mark.tsx'
import { SureMark } from '../../staff/sure-mark.tsx'
import type { Judged } from '../filters/rows.ts'
import type { JudgedSort, Sort } from '../filters/view.ts'
import { listText } from '../text.ts'
import { DateField, type ScheduleStore, TwoLines } from './date-field.tsx'
import { DecisionSelect } from './decision.tsx'
import styles from './list.module.css'

export interface Row {
  applicant: Applicant
  /** The view as in the address; the way back from an application leads to it. */
  query: string
  /** The aggregate of its reviews, if it has any and they may be read. */
  judged: Judged | null
  /** What the applicant sees, where a decision is not published. */
  seen: Seen | null
  /** What can be done with the row; without it the row is to read. */
  editing?: {
    edit: Edit | undefined
    schedule: ScheduleStore
    decide: (to: Pass) => void
    retry: () => void
    correct: () => void
  }
}

interface Drawn extends Row {
  language: Language
  text: (typeof listText)[Language]
}

/** What a list shows: rows that can be edited, reviews and interviews that may be read. */
export interface Has {
  editing: boolean
  reviews: boolean
  interviews: boolean
  sure: boolean
}

export interface ListColumn {
  id: string
  /** Its names, one below the other; those with `by` sort. */
  heads: { name: (text: Drawn['text']) => string; by?: Sort; needs?: keyof Has }[]
  /** In rem. */
  width: number
  cell: (row: Drawn) => ReactNode
  /** What it is about. */
  needs?: keyof Has
  className?: string | undefined
  /** The whole content where the cell cuts it off. */
  title?: (row: Drawn) => string | undefined
  marks?: (row: Drawn) => Record<`data-${string}`, string>
}

const passOf = ({ applicant, editing }: Row): Pass => editing?.edit?.values.pass ?? applicant.pass

/** A figure of the reviews; as a card it says its name. */
const figures = (id: JudgedSort, width: number, cell: ListColumn['cell']): ListColumn => ({
  ...{ id, width, cell },
  heads: [{ name: (text) => text[id], by: id }],
  needs: 'reviews',
  className: styles.figure,
  marks: ({ judged, text }): Record<`data-${string}`, string> => (judged ? { 'data-label': text[id] } : {}),
})

const openLink = ({ applicant: { _id, team }, query }: Row) => ({
  to: `${staffLinks.review1(team, _id)}?${query}`,
  // Not every browser focuses a clicked link, and the way back returns to the focus.
  onClick: ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => currentTarget.focus(),
})

const COLUMNS: ListColumn[] = [
  {
    id: 'name',
    heads: [{ name: (text) => text.name, by: 'name' }],
    width: 6,
    className: styles.name,
    title: ({ applicant }) => applicant.name,
    cell: (row) => <Link {...openLink(row)}>{row.applicant.name}</Link>,
  },
  {
    id: 'ids',
    heads: [
      { name: (text) => text.studentId, by: 'studentId' },
      { name: (text) => text.ewhaianId, by: 'ewhaianId' },
    ],
    width: 7.25,
    className: styles.ids,
    title: ({ applicant }) => applicant.ewhaianId,
    marks: ({ text }) => ({ 'data-label': text.studentId }),
    cell: ({ applicant: { studentId, ewhaianId, sharesStudentId }, text }) => (
      <>
        {studentId}
        {sharesStudentId && (
          <span className={styles.shared} title={text.sharesStudentId}>
            {text.shared}
            <span className={page.hidden}>: {text.sharesStudentId}</span>
          </span>
        )}
        <span className={styles.second} data-label={text.ewhaianId}>
          {ewhaianId}
        </span>
      </>
    ),
  },
  {
    id: 'state',
    heads: [{ name: (text) => text.state, by: 'isFinalSubmit' }],
    width: 6.25,
    cell: ({ applicant: { isFinalSubmit, answer }, text }) => (
      <>
        {isFinalSubmit ? text.submitted : <span className={styles.draft}>{text.draft}</span>}
        {answer !== undefined && <span className={styles.second}>{text.answers[answer]}</span>}
      </>
    ),
  },
  {
    ...figures('score', 5.75, ({ judged, text }) => (
      <>
        {judged?.score === null ? <NoValue why="notReviewed" /> : figure(judged?.score)}
        {judged?.interview != null && (
          <span className={styles.second} title={text.interview} data-label={text.interview}>
            {figure(judged.interview)}
          </span>
        )}
      </>
    )),
    heads: [
      { name: (text) => text.score, by: 'score' },
      { name: (text) => text.interview, by: 'interview', needs: 'interviews' },
    ],
  },
  {
    ...figures('apart', 7.25, ({ judged, text }) => {
      const apart =
        judged?.apart === null && judged.score !== null ? <NoValue why="oneReview" /> : figure(judged?.apart)
      if (judged?.sure == null) return apart
      return (
        <>
          <SureMark sure={judged.sure} places={judged.places} />
          <span className={styles.second} title={text.apart} data-label={text.apart}>
            {apart}
          </span>
        </>
      )
    }),
    heads: [
      { name: (text) => text.sure, by: 'sure', needs: 'sure' },
      { name: (text) => text.apart, by: 'apart' },
    ],
    marks: ({ judged, text }): Record<`data-${string}`, string> =>
      judged ? { 'data-label': judged.sure === null ? text.apart : text.sure } : {},
  },
  {
    ...figures('missing', 5, ({ judged }) => judged?.missing),
    // A card says what is missing alone.
    marks: ({ judged, text }): Record<`data-${string}`, string> =>
      judged?.missing ? { 'data-left': text.remaining(judged.missing) } : {},
    title: ({ judged, text }) =>
      judged?.awaited.length ? text.awaited(judged.awaited.join(', ')) : undefined,
  },
  {
    id: 'pass',
    heads: [{ name: (text) => text.pass, by: 'pass' }],
    width: 10.25,
    className: styles.pass,
    cell: (row) => {
      const { applicant, text, editing, seen } = row
      const pass = passOf(row)
      return (
        <>
          {seen && seen.pass !== pass && <SeenNow pass={shownPassOf({ ...applicant, pass: seen.pass })} />}
          {editing ? (
            <span className={styles.decide}>
              <PassMark pass={shownPassOf({ ...applicant, pass })} />
              <DecisionSelect {...editing} applicant={applicant} pass={pass} />
            </span>
          ) : (
            <span className={styles.label}>
              <PassMark pass={pass} />
              {text.passLabels[pass]}
            </span>
          )}
        </>
      )
    },
  },
  {
    id: 'date',
    heads: [{ name: (text) => text.date, by: 'date' }],
    // A day and an hour, and a room.
    width: 13.5,
    className: styles.date,
    cell: ({ applicant, editing, seen }) =>
      editing ? (
        <DateField
          applicant={applicant}
          edit={editing.edit}
          schedule={editing.schedule}
          seen={seen?.date ?? null}
        />
      ) : applicant.date ? (
        <TwoLines date={applicant.date} />
      ) : (
        <NoValue why="notSet" />
      ),
  },
  {
    id: 'application',
    heads: [{ name: (text) => text.application }],
    width: 7.75,
    className: styles.links,
    cell: (row) => {
      const { applicant, text, editing } = row
      return (
        <>
          <Link {...openLink(row)} aria-label={text.openOf(applicant.name)}>
            {text.open}
          </Link>
          {editing && (
            <Button small aria-label={text.correctOf(applicant.name)} onClick={editing.correct}>
              {text.correct}
            </Button>
          )}
        </>
      )
    },
  },
  {
    id: 'saving',
    heads: [{ name: (text) => text.saving }],
    width: 5.75,
    needs: 'editing',
    className: styles.saving,
    cell: ({ editing, text, seen }) => (
      <>
        {editing?.edit?.conflicts.length ? (
          <span className={styles.contested}>{text.contested}</span>
        ) : (
          <SaveStatus state={editing?.edit?.state ?? 'idle'} onRetry={() => editing?.retry()} />
        )}
        {seen && <span className={styles.unpublished}>{text.unpublished}</span>}
      </>
    ),
  },
]

/** What the columns of a list can be sorted by, with the names. */
export const sortsOf = (columns: ListColumn[], text: Drawn['text']): { by: Sort; label: string }[] =>
  columns.flatMap(({ heads }) => heads.flatMap(({ name, by }) => (by ? { by, label: name(text) } : [])))

export const columnsOf = (has: Has): ListColumn[] => {
  const isThere = ({ needs }: { needs?: keyof Has }) => !needs || has[needs]
  return COLUMNS.filter(isThere).map((column) => ({ ...column, heads: column.heads.filter(isThere) }))
}

/** The cells of a row; the first one names it. */
export function Cells({ row, columns }: { row: Row; columns: ListColumn[] }) {
  const { text, language } = useTranslation(listText)
  const drawn = { ...row, text, language }
  return columns.map(({ id, className, title, marks, cell }, at) => {
    const Cell = at === 0 ? 'th' : 'td'
    return (
      <Cell
        key={id}
        scope={at === 0 ? 'row' : undefined}
        className={className}
        title={title?.(drawn)}
        data-column={id}
        {...marks?.(drawn)}
      >
        {cell(drawn)}
      </Cell>
    )
  })
}
