import { memo, type ReactNode, type RefObject, useRef } from 'react'
import { Link } from 'react-router-dom'
import { useText } from '../../i18n/text.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Select } from '../../ui/controls/choice.tsx'
import field from '../../ui/controls/field.module.css'
import { keepFocus } from '../../ui/keep-focus.ts'
import page from '../../ui/layout/page.module.css'
import { ONE_COLUMN, useMedia } from '../../ui/media.ts'
import { useMoreBelow } from '../../ui/windowed/more-below.ts'
import { useWindow } from '../../ui/windowed/use-window.ts'
import { type OfferedTeams, type Order, usePlaceInAddress } from './address.ts'
import styles from './desk.module.css'
import { useListPlace } from './reading-place.ts'
import { deskText } from './text.ts'

interface DeskItem {
  id: string
  label: string
  /** In small after the label: its number. */
  detail?: string
}

interface Props<T extends DeskItem> {
  /** Names the list whose scroll is kept. */
  listKey: string
  items: readonly T[]
  /** How many there are without search and filter. */
  all: number
  selected: string
  /** The address of an item, for its link. */
  to: (id: string) => string
  /** The state at the end of a row. */
  mark: (item: T) => ReactNode
  /** Whether a mark takes a second line. */
  isTall?: boolean
  onGo: (id: string) => void
  onStep: (by: 1 | -1) => void
  /** Above the list: the search. */
  tools?: ReactNode
  /** Below the picker of a phone: search, filter and order in words; '' for none. */
  filter?: string
  /** Takes search and filter away; absent without any. */
  onShowAll?: (() => void) | undefined
  empty: string
  /** What is next to the text: the decision, or the scores, which need more room. */
  way?: 'decide' | 'score' | 'interview'
  reader: RefObject<HTMLElement | null>
  children: ReactNode
}

/**
 * The list at the left and the selected item at the right; on a phone the list is a picker bar. Only one of the two is
 * in the page: the picker of thousands makes every step slower.
 */
export function DeskLayout<T extends DeskItem>(props: Props<T>) {
  const { items, all, selected, tools, filter, onShowAll, empty, reader, way, children } = props
  const text = useText(deskText)
  const isOneColumn = useMedia(ONE_COLUMN)
  const showAll = onShowAll && all > 0 && (
    <Button small onClick={onShowAll}>
      {text.showAll}
    </Button>
  )
  return (
    <div ref={keepFocus} tabIndex={-1} className={styles.desk}>
      {(!isOneColumn || items.length === 0) && (
        <div className={styles.side}>
          {tools}
          {items.length > 0 ? (
            <Rows {...props} />
          ) : (
            <>
              <p role="status">{empty}</p>
              {!isOneColumn && showAll}
            </>
          )}
        </div>
      )}
      {isOneColumn && <Bar {...props} />}
      {isOneColumn && filter && (
        <div className={`${page.actions} ${styles.filter}`}>
          <span className={page.quiet}>
            {filter} · {text.shown(items.length, all)}
          </span>
          {showAll}
        </div>
      )}
      <section ref={reader} className={styles.reader} data-way={way} data-subject={selected}>
        {selected && children}
      </section>
    </div>
  )
}

/** Draws only the visible rows of thousands; the row count for screen readers includes all. */
function Rows<T extends DeskItem>({ listKey, items, all, selected, to, mark, isTall = false }: Props<T>) {
  const text = useText(deskText)
  const list = useRef<HTMLUListElement>(null)
  const rem = isTall ? 3 : 2.625
  const pieces = useWindow(list, { count: items.length, rem })
  const more = useMoreBelow(list, items.length)
  const at = items.findIndex(({ id }) => id === selected)
  useListPlace(listKey, list, { selected, at, count: items.length })
  return (
    <nav aria-label={text.list}>
      <ul ref={list} className={`${styles.list} ${more}`} style={{ '--row': `${rem}rem` }}>
        {pieces.map((piece) => {
          if ('gap' in piece)
            return (
              <li key={piece.key} aria-hidden="true" className={styles.gap} style={{ height: piece.gap }} />
            )
          const item = items[piece.row]
          return (
            item && (
              <li key={item.id} data-at={piece.row} aria-setsize={items.length} aria-posinset={piece.row + 1}>
                <Link to={to(item.id)} aria-current={item.id === selected ? 'true' : undefined}>
                  <span className={styles.label}>
                    {item.label} {item.detail && <span className={styles.number}>{item.detail}</span>}
                  </span>
                  {mark(item)}
                </Link>
              </li>
            )
          )
        })}
      </ul>
      <p className={page.quiet}>{text.shown(items.length, all)}</p>
    </nav>
  )
}

/** The same list for narrow screens, with the position in it. */
function Bar<T extends DeskItem>({ items, selected, onGo, onStep }: Props<T>) {
  const text = useText(deskText)
  const at = items.findIndex(({ id }) => id === selected)
  if (items.length === 0) return null
  return (
    <div className={styles.bar}>
      <Button small onClick={() => onStep(-1)} busy={at === 0} aria-label={text.previous}>
        <span aria-hidden="true">←</span>
      </Button>
      <select
        className={field.control}
        aria-label={text.list}
        value={at < 0 ? '' : selected}
        onChange={({ target: { value } }) => onGo(value)}
      >
        {at < 0 && <option value="">{text.outside(items.length)}</option>}
        <Options items={items} />
      </select>
      <Button small onClick={() => onStep(1)} busy={at === items.length - 1} aria-label={text.next}>
        <span aria-hidden="true">→</span>
      </Button>
    </div>
  )
}

/** Redrawn only when names change, not with each decision: there may be thousands. */
const Options = memo(
  function Options({ items }: { items: readonly DeskItem[] }) {
    return items.map(({ id, label, detail = '' }, index) => (
      <option key={id} value={id}>
        {`${index + 1}/${items.length} ${label} ${detail}`}
      </option>
    ))
  },
  ({ items: before }, { items: now }) =>
    before.length === now.length &&
    before.every(
      ({ id, label, detail }, index) =>
        id === now[index]?.id && label === now[index]?.label && detail === now[index]?.detail,
    ),
)

interface ListOrderProps {
  teams: OfferedTeams
  /** Those to choose from. */
  orders: readonly Order[]
  /** What the usual order is. */
  usual: string
  /** A filter in the same line. */
  children?: ReactNode
}

/** The order of the desk's list, and a filter in the same line. */
export function ListOrder({ teams, orders, usual, children }: ListOrderProps) {
  const text = useText(deskText)
  const { place, push } = usePlaceInAddress(teams)
  return (
    <div className={styles.order}>
      <Select
        label={text.order}
        value={orders.includes(place.order) ? place.order : 'usual'}
        options={orders.map((value) => ({ value, label: value === 'usual' ? usual : text.orders[value] }))}
        onChange={(order) => push({ order })}
      />
      {children}
    </div>
  )
}
