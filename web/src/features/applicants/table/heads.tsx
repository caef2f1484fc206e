import { useText } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { asPartly, Select } from '../../../ui/controls/choice.tsx'
import { isJudgedSort, type Sort, type View } from '../filters/view.ts'
import { listText } from '../text.ts'
import cards from './cards.module.css'
import { type ListColumn, sortsOf } from './columns.tsx'
import styles from './list.module.css'

/** What a list is sorted by, and how that changes. */
export interface Sorting {
  view: View
  onSort: (sorted: Pick<View, 'sort' | 'descending'>) => void
}

interface ColumnHeadProps extends Sorting {
  column: ListColumn
  /** For cards, where it is only read out: it sorts nothing. */
  isPlain: boolean
}

/** The head of a column; its names sort one way, the other way, and as it was. */
export function ColumnHead({ column, isPlain, view, onSort }: ColumnHeadProps) {
  const text = useText(listText)
  const { heads, className } = column
  const { sort, descending } = view
  const isSorted = sort !== null && heads.some(({ by }) => by === sort)
  const next = (by: Sort) => {
    if (sort !== by) return sortedBy(by)
    const first = sortedBy(by).descending
    return descending === first ? { sort: by, descending: !first } : sortedBy(null)
  }
  return (
    <th
      scope="col"
      className={className}
      aria-sort={isSorted ? (descending ? 'descending' : 'ascending') : undefined}
    >
      {heads.map(({ name, by }) =>
        by && !isPlain ? (
          <button key={by} type="button" className={styles.sort} onClick={() => onSort(next(by))}>
            <span data-sorted={sort === by}>{name(text)}</span>
            {/* Not parted from the word before it. */}
            <span aria-hidden="true">&nbsp;{sort !== by ? '↕' : arrowOf(descending)}</span>
          </button>
        ) : (
          `${name(text)} `
        ),
      )}
    </th>
  )
}

const arrowOf = (descending: boolean) => (descending ? '↓' : '↑')
/** Figures begin with the greatest. */
const sortedBy = (sort: Sort | null) => ({ sort, descending: isJudgedSort(sort) })

/** For cards, whose heads are out of sight: what they are sorted by, and which way. */
export function SortOfCards({ columns, view, onSort }: Sorting & { columns: ListColumn[] }) {
  const text = useText(listText)
  const { sort, descending } = view
  return (
    <div className={cards.sort}>
      <Select<Sort | ''>
        label={text.sortBy}
        value={sort ?? ''}
        options={[
          { value: '', label: text.unsorted },
          ...sortsOf(columns, text).map(({ by, label }) => ({ value: by, label: text.sortedBy(label) })),
        ]}
        onChange={(by) => onSort(sortedBy(by || null))}
      />
      {sort !== null && (
        <Button
          small
          aria-label={text.descending}
          aria-pressed={descending}
          onClick={() => onSort({ sort, descending: !descending })}
        >
          <span aria-hidden="true">{arrowOf(descending)}</span>
        </Button>
      )}
    </div>
  )
}

interface TickAllProps {
  count: number
  isAll: boolean
  onPickAll: (isOn: boolean) => void
}

/** Ticks everybody shown; half ticked while only some are. */
export function TickAll({ count, isAll, onPickAll }: TickAllProps) {
  const text = useText(listText)
  return (
    <label>
      <input
        ref={asPartly(count > 0 && !isAll)}
        type="checkbox"
        aria-label={text.tickAll}
        checked={isAll}
        onChange={({ target }) => onPickAll(target.checked)}
      />
    </label>
  )
}
