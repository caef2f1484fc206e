import { useEffect, useRef } from 'react'
import { useText } from '../../../i18n/text.ts'
import type { Sort, View } from '../filters/view.ts'
import { listText } from '../text.ts'
import styles from './list.module.css'

interface SortProps {
  view: View
  onSort: (sorted: Pick<View, 'sort' | 'descending'>) => void
}
interface HeadProps extends SortProps {
  by: Sort
  label: string
  className?: string | undefined
  /** Which way the first press sorts: figures begin with the greatest. */
  isGreatestFirst?: boolean
}

/** The head of a column sorts by it: one way, the other way, and as it was. */
export function SortHead({ by, label, className, view, isGreatestFirst = false, onSort }: HeadProps) {
  const { sort, descending } = view
  const isSorted = sort === by
  const next = !isSorted
    ? { sort: by, descending: isGreatestFirst }
    : descending === isGreatestFirst
      ? { sort: by, descending: !isGreatestFirst }
      : { sort: null, descending: false }
  return (
    <th
      scope="col"
      className={className}
      aria-sort={isSorted ? (descending ? 'descending' : 'ascending') : undefined}
    >
      <button type="button" className={styles.sort} onClick={() => onSort(next)}>
        {label}
        <span aria-hidden="true">{isSorted ? (descending ? '↓' : '↑') : '↕'}</span>
      </button>
    </th>
  )
}

/** Ticks everybody shown; half ticked while only some are. */
export function TickAll({
  count,
  isAll,
  onPickAll,
}: {
  count: number
  isAll: boolean
  onPickAll: (isOn: boolean) => void
}) {
  const text = useText(listText)
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = count > 0 && !isAll
  }, [count, isAll])
  return (
    <label>
      <input
        ref={box}
        type="checkbox"
        aria-label={text.tickAll}
        checked={isAll}
        onChange={({ target }) => onPickAll(target.checked)}
      />
    </label>
  )
}
