import { type KeyboardEvent, memo, type RefObject, useEffect, useMemo, useRef } from 'react'
import { useText } from '../../../i18n/text.ts'
import page from '../../../ui/layout/page.module.css'
import { CARDS, useMedia } from '../../../ui/media.ts'
import { Gap } from '../../../ui/table/data-table.tsx'
import { useMoreBelow } from '../../../ui/windowed/more-below.ts'
import { scrollToRows, useWindow } from '../../../ui/windowed/use-window.ts'
import type { Applicant } from '../../staff/applicants.ts'
import { type Figures, hasInterviews, isSure } from '../filters/rows.ts'
import { usePlace } from '../filters/use-place.ts'
import type { View } from '../filters/view.ts'
import { listText } from '../text.ts'
import cards from './cards.module.css'
import { Cells, columnsOf, type ListColumn, type Row } from './columns.tsx'
import type { ScheduleStore } from './date-field.tsx'
import { useDecision } from './decision.tsx'
import { ColumnHead, type Sorting, SortOfCards, TickAll } from './heads.tsx'
import styles from './list.module.css'

/** Three short lines in a cell. */
const ROW_REM = 3.125
/** The height of a row as a card, without and with its reviews. */
const CARD_REM = { false: 7.25, true: 8.5 }
const TICK_REM = 2.5

interface Props {
  rows: Applicant[]
  figures: Figures
  view: View
  query: string
  isEditable: boolean
  schedule: ScheduleStore
  selected: ReadonlySet<string>
  /** How many of the rows are. */
  ticked: number
  onPick: (id: string, how: { isOn: boolean; range: boolean }) => void
  onPickAll: (isOn: boolean) => void
  onCorrect: (applicant: Applicant) => void
  onSort: Sorting['onSort']
}

/**
 * The table of both lists. It draws only the visible rows of thousands; the row count for screen readers includes all.
 */
export function ApplicantTable(props: Props) {
  const scroller = useRef<HTMLElement>(null)
  usePlace(scroller, props.rows, props.query)
  return <Table {...props} scroller={scroller} />
}

/** Apart from the place, which follows the address: a new address alone redraws no row. */
const Table = memo(function Table({
  scroller,
  rows,
  figures: { judged, unpublished },
  view,
  query,
  isEditable,
  schedule,
  selected,
  ticked,
  ...on
}: Props & { scroller: RefObject<HTMLElement | null> }) {
  const text = useText(listText)
  const hasReviews = Boolean(judged)
  const hasSpoken = useMemo(() => hasInterviews(judged), [judged])
  const hasSure = useMemo(() => isSure(judged), [judged])
  const isCards = useMedia(CARDS)
  const rem = isCards ? CARD_REM[`${hasReviews}`] : ROW_REM
  const pieces = useWindow(scroller, { count: rows.length, rem })
  // Cards that are all in the page are as high as their content.
  const isLoose = isCards && !pieces.some((piece) => 'gap' in piece)
  const more = useMoreBelow(scroller, rows.length)
  const shown = useRef(query)
  useEffect(() => {
    // Another view begins at its top.
    if (scroller.current && shown.current !== query) scrollToRows(scroller.current, { top: 0 })
    shown.current = query
  }, [scroller, query])
  const columns = useMemo(
    () => columnsOf({ editing: isEditable, reviews: hasReviews, interviews: hasSpoken, sure: hasSure }),
    [isEditable, hasReviews, hasSpoken, hasSure],
  )
  const least = columns.reduce((sum, { width }) => sum + width, isEditable ? TICK_REM : 0)
  return (
    <>
      <p className={`${page.quiet} ${styles.hint}`}>{text.scrolls}</p>
      {isEditable && (
        <p id="leave-table" className={page.hidden}>
          {text.leaveTable}
        </p>
      )}
      <section
        ref={scroller}
        className={`${styles.scroll} ${cards.cards} ${more ?? ''}`}
        // The gaps hold redrawn rows in place; scroll anchoring would move them twice.
        style={{ overflowAnchor: 'none', '--row': isLoose ? 'auto' : `${rem}rem` }}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-describedby={isEditable ? 'leave-table' : undefined}
        onKeyDown={toDock}
        aria-label={isEditable ? text.applicants : text.applications}
      >
        {isCards && <SortOfCards columns={columns} view={view} onSort={on.onSort} />}
        <table
          className={styles.table}
          data-reviews={hasReviews}
          data-editable={isEditable}
          aria-rowcount={rows.length + 1}
          style={{ '--least': `${least}rem` }}
        >
          <colgroup>
            {isEditable && <col style={widthOf(TICK_REM)} />}
            {columns.map(({ id, width }) => (
              <col key={id} data-column={id} style={widthOf(width)} />
            ))}
          </colgroup>
          <thead className={styles.head}>
            <tr aria-rowindex={1}>
              {isEditable && (
                <th scope="col" className={styles.tick}>
                  <TickAll count={ticked} isAll={ticked === rows.length} onPickAll={on.onPickAll} />
                </th>
              )}
              {columns.map((column) => (
                <ColumnHead key={column.id} {...{ column, view }} isPlain={isCards} onSort={on.onSort} />
              ))}
            </tr>
          </thead>
          <tbody>
            {pieces.map((piece) => {
              if ('gap' in piece) return <Gap key={piece.key} height={piece.gap} />
              const applicant = rows[piece.row]
              if (!applicant) return null
              const shared = {
                ...{ applicant, columns, index: piece.row + 2, query },
                judged: judged?.get(applicant._id) ?? null,
                seen: unpublished?.get(applicant._id) ?? null,
              }
              return isEditable ? (
                <EditableRow
                  key={applicant._id}
                  {...shared}
                  isSelected={selected.has(applicant._id)}
                  schedule={schedule}
                  onPick={on.onPick}
                  onCorrect={on.onCorrect}
                />
              ) : (
                <ReadableRow key={applicant._id} {...shared} />
              )
            })}
          </tbody>
        </table>
      </section>
    </>
  )
})

const widthOf = (rem: number) => ({ '--width': `${rem}rem` })

/** Esc leads from the table, which may have thousands of rows, to what can be done below it with the selection. */
function toDock({ key, nativeEvent }: KeyboardEvent) {
  if (key !== 'Escape' || nativeEvent.isComposing) return
  document.querySelector<HTMLElement>('[data-dock] button:not([data-clears])')?.focus()
}

interface RowProps extends Omit<Row, 'editing'> {
  /** The row's index in the whole table, including its head. */
  index: number
  columns: ListColumn[]
}
interface EditedProps extends Omit<RowProps, 'index'> {
  schedule: ScheduleStore
  onCorrect: (applicant: Applicant) => void
}
interface EditableProps extends RowProps, EditedProps {
  isSelected: boolean
  onPick: (id: string, how: { isOn: boolean; range: boolean }) => void
}

const ReadableRow = memo(function ReadableRow({ index, columns, ...row }: RowProps) {
  return (
    <tr aria-rowindex={index} data-at={index - 2} data-id={row.applicant._id}>
      <Cells row={row} columns={columns} />
    </tr>
  )
})

const EditableRow = memo(function EditableRow({ index, isSelected, onPick, ...edited }: EditableProps) {
  const text = useText(listText)
  const { _id: id, name } = edited.applicant
  return (
    <tr aria-rowindex={index} data-at={index - 2} data-id={id} data-selected={isSelected || undefined}>
      <td className={styles.tick}>
        <label>
          <input
            type="checkbox"
            aria-label={text.tickOf(name)}
            checked={isSelected}
            onChange={({ target, nativeEvent }) =>
              onPick(id, {
                isOn: target.checked,
                range: nativeEvent instanceof MouseEvent && nativeEvent.shiftKey,
              })
            }
          />
        </label>
      </td>
      <EditedCells {...edited} />
    </tr>
  )
})

/**
 * The columns of a row, each change saved immediately. Separate from the tick, so that selecting all redraws only
 * ticks.
 */
const EditedCells = memo(function EditedCells({ schedule, onCorrect, columns, ...row }: EditedProps) {
  const { applicant } = row
  const decision = useDecision(applicant)
  const editing = { ...decision, schedule, correct: () => onCorrect(applicant) }
  return <Cells row={{ ...row, editing }} columns={columns} />
})
