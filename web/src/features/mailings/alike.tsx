import type { MessageState } from '@recruit/contract/mail/kinds'

/** What did not arrive, or may not have. */
export const TROUBLES = ['failed', 'uncertain', 'unreachable'] as const satisfies MessageState[]
export const isTrouble = ({ state }: { state: MessageState }) => TROUBLES.some((one) => one === state)

/** A row of its own, or the head of several alike, which it opens. */
export interface Line<Item> {
  id: string
  item: Item
  /** Those that are alike; one: the item itself. */
  items: Item[]
  isOpen?: boolean
  /** Below the head of its group. */
  isWithin?: boolean
}

/** Up to this many have a row each. */
const FEW = 3

interface Likeness<Item> {
  idOf: (item: Item) => string
  /** Equal for what can share a row. */
  of: (item: Item) => string
  isFirst: (item: Item) => boolean
  opened: ReadonlySet<string>
}

/** Many that are alike in one row, those to look at first; the order stays otherwise. */
export function alike<Item>(items: Item[], { idOf, of, isFirst, opened }: Likeness<Item>): Line<Item>[] {
  const groups = [...Map.groupBy(items, of)]
  const isBefore = ([, [item]]: (typeof groups)[number]) => item !== undefined && isFirst(item)
  return [...groups.filter(isBefore), ...groups.filter((group) => !isBefore(group))].flatMap(([id, all]) => {
    const lines = all.map((item): Line<Item> => ({ id: idOf(item), item, items: [item] }))
    const [item] = all
    if (all.length <= FEW || item === undefined) return lines
    const isOpen = opened.has(id)
    const head = { id, item, items: all, isOpen }
    return isOpen ? [head, ...lines.map((line) => ({ ...line, isWithin: true }))] : [head]
  })
}

export const marksOf = <Item,>({ items, isWithin }: Line<Item>) => ({
  'data-group': items.length > 1 || undefined,
  'data-within': isWithin,
})

interface OpenerProps<Item> {
  line: Line<Item>
  opened: ReadonlySet<string>
  onOpened: (opened: ReadonlySet<string>) => void
  children: string
}

/** Opens and closes the rows of a group. */
export const Opener = <Item,>({ line: { id, isOpen }, opened, onOpened, children }: OpenerProps<Item>) => (
  <button
    type="button"
    aria-expanded={isOpen}
    onClick={() => onOpened(new Set(isOpen ? [...opened].filter((one) => one !== id) : [...opened, id]))}
  >
    {children}
  </button>
)
