import { PASS_STATES, type Pass } from '@recruit/contract/constants'
import { writtenDate } from '@recruit/contract/interview/written-date'
import type { Language } from '@recruit/contract/text'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { staffLinks } from '../../../staff-links.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Select } from '../../../ui/controls/select.tsx'
import { SaveStatus } from '../../../ui/feedback/save-status.tsx'
import page from '../../../ui/layout/page.module.css'
import type { Applicant } from '../../staff/applicants.ts'
import type { Edit } from '../../staff/edits/edits.ts'
import { PassMark } from '../../staff/pass-mark.tsx'
import type { Judged } from '../filters/figures.ts'
import type { Sort } from '../filters/view.ts'
import type { listText } from '../text.ts'
import { DateField, type ScheduleStore } from './date-field.tsx'
import styles from './list.module.css'

/** What a cell is drawn from. */
export interface Row {
  applicant: Applicant
  text: (typeof listText)[Language]
  language: Language
  /** The view as in the address; the way back from an application leads to it. */
  query: string
  /** The aggregate of its reviews, if it has any and they may be read. */
  judged: Judged | null
  /** What can be done with the row; without it the row is to read. */
  editing?: {
    edit: Edit | undefined
    schedule: ScheduleStore
    decide: (to: Pass) => void
    retry: () => void
    correct: () => void
  }
}

/** A column of the list: all that there is to say of it. */
export interface ListColumn {
  id: string
  head: (text: Row['text']) => string
  /** In rem. */
  width: number
  cell: (row: Row) => ReactNode
  /** Its head sorts by this; figures begin with the greatest. */
  sort?: Sort
  isGreatestFirst?: boolean
  /** Only where rows can be edited, or where reviews may be read. */
  needs?: 'editing' | 'reviews'
  className?: string | undefined
  /** The whole content where the cell cuts it off. */
  title?: (row: Row) => string | undefined
  marks?: (row: Row) => Record<`data-${string}`, string>
}

/** Means differ by hundredths, so two digits are needed to explain their order. */
const figure = (value: number | null | undefined) => value?.toFixed(2) ?? ''
const passOf = ({ applicant, editing }: Row): Pass => editing?.edit?.values.pass ?? applicant.pass

const COLUMNS: ListColumn[] = [
  {
    id: 'name',
    head: (text) => text.name,
    width: 7.5,
    sort: 'name',
    className: styles.name,
    title: ({ applicant }) => applicant.name,
    cell: ({ applicant: { name }, judged, text }) => (
      <>
        {name}
        {judged && (
          // On a narrow screen, where the figures are out of sight; read out in their columns.
          <span className={styles.line} aria-hidden="true">
            {[
              judged.score !== null && text.scoreOf(figure(judged.score)),
              judged.missing > 0 && text.toCome(judged.missing),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        )}
      </>
    ),
  },
  {
    id: 'studentId',
    head: (text) => text.studentId,
    width: 8.5,
    sort: 'studentId',
    cell: ({ applicant: { studentId, sharesStudentId }, text }) => (
      <>
        {studentId}
        {sharesStudentId && (
          <span className={styles.shared} title={text.sharesStudentId}>
            {text.shared}
            <span className={page.hidden}>: {text.sharesStudentId}</span>
          </span>
        )}
      </>
    ),
  },
  {
    id: 'ewhaianId',
    head: (text) => text.ewhaianId,
    width: 8.75,
    sort: 'ewhaianId',
    title: ({ applicant }) => applicant.ewhaianId,
    cell: ({ applicant }) => applicant.ewhaianId,
  },
  {
    id: 'state',
    head: (text) => text.state,
    width: 8.5,
    sort: 'isFinalSubmit',
    cell: ({ applicant: { isFinalSubmit, answer }, text }) => (
      <>
        {isFinalSubmit ? text.submitted : <span className={styles.draft}>{text.draft}</span>}
        {answer !== undefined && <span className={styles.answer}>{text.answers[answer]}</span>}
      </>
    ),
  },
  {
    id: 'score',
    head: (text) => text.score,
    width: 5.25,
    sort: 'score',
    isGreatestFirst: true,
    needs: 'reviews',
    className: styles.figure,
    cell: ({ judged }) => figure(judged?.score),
  },
  {
    id: 'apart',
    head: (text) => text.apart,
    width: 10,
    sort: 'apart',
    isGreatestFirst: true,
    needs: 'reviews',
    className: styles.figure,
    cell: ({ judged }) => figure(judged?.apart),
  },
  {
    id: 'missing',
    head: (text) => text.missing,
    width: 6.5,
    sort: 'missing',
    isGreatestFirst: true,
    needs: 'reviews',
    className: styles.figure,
    title: ({ judged, text }) =>
      judged?.awaited.length ? text.awaited(judged.awaited.join(', ')) : undefined,
    cell: ({ judged }) => judged?.missing,
  },
  {
    id: 'pass',
    head: (text) => text.pass,
    width: 12,
    sort: 'pass',
    className: styles.pass,
    marks: (row): Record<`data-${string}`, string> => (row.editing ? { 'data-pass': passOf(row) } : {}),
    cell: (row) => {
      const { applicant, text, editing } = row
      const pass = passOf(row)
      if (!editing)
        return (
          <span className={styles.label}>
            <PassMark pass={pass} />
            {text.passStates[pass]}
          </span>
        )
      const isContested = editing.edit?.conflicts.some(({ field }) => field === 'pass')
      return (
        <Select
          label={text.passOf(applicant.name)}
          value={pass}
          disabledReason={isContested ? text.decideFirst : undefined}
          options={PASS_STATES.map((value) => ({
            value,
            label: value === 'default' ? text.choose : text.passStates[value],
          }))}
          onChange={editing.decide}
        />
      )
    },
  },
  {
    id: 'date',
    head: (text) => text.date,
    width: 13,
    sort: 'date',
    className: styles.date,
    title: ({ applicant, language, editing }) =>
      editing ? undefined : writtenDate(applicant.date, language),
    cell: ({ applicant, language, editing }) =>
      editing ? (
        <DateField applicant={applicant} edit={editing.edit} schedule={editing.schedule} />
      ) : (
        writtenDate(applicant.date, language)
      ),
  },
  {
    id: 'application',
    head: (text) => text.application,
    width: 8.5,
    className: styles.links,
    cell: ({ applicant: { _id, team, name }, text, query, editing }) => (
      <>
        <Link
          to={`${staffLinks.review1(team, _id)}?${query}`}
          aria-label={text.openOf(name)}
          // Not every browser focuses a clicked link, and the way back returns to the focus.
          onClick={({ currentTarget }) => currentTarget.focus()}
        >
          {text.open}
        </Link>
        {editing && (
          <Button small aria-label={text.correctOf(name)} onClick={editing.correct}>
            {text.correct}
          </Button>
        )}
      </>
    ),
  },
  {
    id: 'saving',
    head: (text) => text.saving,
    width: 8,
    needs: 'editing',
    className: styles.saving,
    cell: ({ editing, text }) =>
      editing?.edit && editing.edit.conflicts.length > 0 ? (
        <span className={styles.contested}>{text.contested}</span>
      ) : (
        <SaveStatus state={editing?.edit?.state ?? 'idle'} onRetry={() => editing?.retry()} />
      ),
  },
]

export const columnsOf = (has: { editing: boolean; reviews: boolean }): ListColumn[] =>
  COLUMNS.filter(({ needs }) => !needs || has[needs])

/** The cells of a row; the first one names it. */
export const Cells = ({ row, columns }: { row: Row; columns: ListColumn[] }) =>
  columns.map((column, at) => {
    const shared = { className: column.className, title: column.title?.(row), ...column.marks?.(row) }
    return at === 0 ? (
      <th key={column.id} scope="row" {...shared}>
        {column.cell(row)}
      </th>
    ) : (
      <td key={column.id} {...shared}>
        {column.cell(row)}
      </td>
    )
  })
