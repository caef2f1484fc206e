import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import page from '../layout/page.module.css'
import { useMoreBelow } from '../windowed/more-below.ts'
import { type Piece, useWindow } from '../windowed/use-window.ts'
import styles from './table.module.css'

/** One column: its head and, for each row, its cell. */
export interface Column<Row> {
  id: string
  head: string
  cell: (row: Row, index: number) => ReactNode
  /** Holds what names the row; without any, the first column does. */
  isName?: boolean
  isNumber?: boolean
  /** The content is clear without a head, so the head is only read out. */
  hidesHead?: boolean
  /** Keeps its words on one line; or as narrow as its content. */
  width?: 'line' | 'least'
}

/** A column of numbers, one below the other. */
export const numbers = <Row,>(id: string, head: string, cell: Column<Row>['cell']): Column<Row> => ({
  ...{ id, head, cell },
  isNumber: true,
})

/** Attributes of a row for its styles, such as `data-selected`; undefined ones are left out. */
type Marks = Partial<Record<`data-${string}`, string | boolean>>

interface Props<Row> {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  marksOf?: (row: Row, index: number) => Marks
  /** On a phone each row is a block, every cell after the head of its column. */
  isCards?: boolean
  /** Of many rows it ends within the window and scrolls inside, its head in sight; cards go with the page. */
  isHigh?: boolean
  /** As `isHigh`, for thousands of rows: only those in sight are drawn. */
  isWindowed?: boolean
  className?: string | undefined
}

/** As many rows are drawn whole: a window in a window is worse than a longer page. */
const MOST_WHOLE = 20

/** Rows under named columns: head and cells of a column in one place. It scrolls sideways automatically. */
export function DataTable<Row>({
  label,
  columns,
  rows,
  keyOf,
  marksOf,
  isCards = false,
  isHigh = false,
  isWindowed = false,
  className,
}: Props<Row>) {
  const name = Math.max(
    columns.findIndex(({ isName }) => isName),
    0,
  )
  const scroller = useRef<HTMLElement>(null)
  const pieces = useRowsInSight(scroller, rows.length, isWindowed)
  const scrolls = (isHigh && rows.length > MOST_WHOLE) || isWindowed
  useWholeRows(scroller, scrolls, rows.length)
  const more = useMoreBelow(scroller, scrolls ? rows.length : 0)
  const classOf = ({ isNumber, width }: Column<Row>) =>
    [isNumber && styles.number, width && styles[width]].filter(Boolean).join(' ') || undefined
  return (
    <section
      ref={scroller}
      className={[styles.scroll, more, isCards && styles.cards, scrolls && styles.high, className]
        .filter(Boolean)
        .join(' ')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={label}
    >
      <table aria-rowcount={isWindowed ? rows.length + 1 : undefined}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={classOf(column)}>
                {column.hidesHead ? <span className={page.hidden}>{column.head}</span> : column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pieces.map((piece) => {
            if ('gap' in piece) return <Gap key={piece.key} height={piece.gap} />
            const index = piece.row
            const row = rows[index]
            if (row === undefined) return null
            return (
              <tr
                key={keyOf(row)}
                {...(isWindowed && { 'data-at': index, 'aria-rowindex': index + 2 })}
                {...marksOf?.(row, index)}
              >
                {columns.map((column, at) =>
                  at === name ? (
                    <th key={column.id} scope="row" className={classOf(column)}>
                      {column.cell(row, index)}
                    </th>
                  ) : (
                    <td
                      key={column.id}
                      className={classOf(column)}
                      data-label={isCards && !column.hidesHead ? column.head : undefined}
                    >
                      {column.cell(row, index)}
                    </td>
                  ),
                )}
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

/** Until rows are drawn and measured. */
const FIRST_GUESS = 3

/** The rows to draw of a table that scrolls within itself: those in sight, or all of them. */
function useRowsInSight(scroller: RefObject<HTMLElement | null>, count: number, isWindowed: boolean) {
  const [rem, setRem] = useState(FIRST_GUESS)
  const none = useRef<HTMLElement>(null)
  const seen = useWindow(isWindowed ? scroller : none, { count: isWindowed ? count : 0, rem })
  useLayoutEffect(() => {
    const rows = isWindowed ? [...(scroller.current?.querySelectorAll('[data-at]') ?? [])] : []
    if (!rows.length || !count) return
    const height = rows.reduce((sum, row) => sum + row.getBoundingClientRect().height, 0) / rows.length
    setRem(height / Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
  }, [scroller, count, isWindowed])
  return isWindowed ? seen : Array.from({ length: count }, (_, row): Piece => ({ row }))
}

/** How much of the window a high table takes at most. */
const SHARE = 0.6

/** Ends a table that scrolls within itself at the edge of a row, so that no row is cut. */
function useWholeRows(scroller: RefObject<HTMLElement | null>, isHigh: boolean, count: number) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows have other edges
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element || !isHigh) return
    const end = () => {
      const top = element.getBoundingClientRect().top + element.clientTop - element.scrollTop
      const edges = [...element.querySelectorAll('tbody tr')].map(
        (row) => row.getBoundingClientRect().bottom - top,
      )
      const edge = edges.findLast((bottom) => bottom <= SHARE * window.innerHeight) ?? edges[0]
      const isWhole = element.scrollHeight <= SHARE * window.innerHeight
      element.style.setProperty('--high', isWhole || !edge ? '60vh' : `${edge + element.clientTop}px`)
    }
    end()
    window.addEventListener('resize', end)
    return () => window.removeEventListener('resize', end)
  }, [scroller, isHigh, count])
}

/** Fills the space of the rows out of sight; hidden from screen readers. */
export const Gap = ({ height }: { height: number }) => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
  <tr aria-hidden="true" data-gap>
    <td style={{ height, padding: 0 }} />
  </tr>
)
