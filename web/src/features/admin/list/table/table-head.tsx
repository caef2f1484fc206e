import { useEffect, useRef } from 'react'
import { useText } from '../../../../i18n/text.ts'
import type { Sort, View } from '../filters/view.ts'
import { listText } from '../text.ts'
import styles from './list.module.css'

interface HeadProps {
  by: Sort
  label: string
  className?: string | undefined
  view: View
  onSort: (sorted: Pick<View, 'sort' | 'descending'>) => void
}

/** The head of a column sorts by it: upwards, downwards, and as it was. */
export function SortHead({ by, label, className, view: { sort, descending }, onSort }: HeadProps) {
  const isSorted = sort === by
  const next = !isSorted
    ? { sort: by, descending: false }
    : descending
      ? { sort: null, descending: false }
      : { sort: by, descending: true }
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
