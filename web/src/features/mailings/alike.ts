import type { MessageState } from '@recruit/contract/mail/kinds'

/** What did not arrive, or may not have. */
export const TROUBLES = ['failed', 'uncertain', 'unreachable'] as const satisfies MessageState[]

/** The place of what has these states: trouble, then what waits for approval, then the rest. */
export function rankOf(states: readonly MessageState[]): number {
  if (states.some((state) => TROUBLES.some((one) => one === state))) return 0
  return states.includes('draft') ? 1 : 2
}

/** A row of its own, or the head of several alike, which it opens. */
export interface Line<Item> {
  id: string
  item: Item
  /** Those that are alike; one: the item itself. */
  items: Item[]
  isOpen?: boolean
  /** Of a row below the head of its group: the item that the head shows. */
  within?: Item
}

/** Up to this many have a row each: they fit into a window, and a group would only hide them. */
const FEW = 10

interface Likeness<Item> {
  idOf: (item: Item) => string
  /** Equal for what can share a row. */
  of: (item: Item) => string
  rankOf: (item: Item) => number
  opened: ReadonlySet<string>
}

/** Many that are alike in one row, by name within it, those to look at first; the order stays otherwise. */
export function alike<Item extends { name: string }>(
  items: Item[],
  { idOf, of, rankOf, opened }: Likeness<Item>,
): Line<Item>[] {
  const groups = [...Map.groupBy(items, of)].flatMap(([id, all]) =>
    all.slice(0, 1).map((item) => ({ id, item, all })),
  )
  const sorted = groups.toSorted((one, other) => rankOf(one.item) - rankOf(other.item))
  return sorted.flatMap(({ id, item, all }) => {
    const lineOf = (item: Item): Line<Item> => ({ id: idOf(item), item, items: [item] })
    if (all.length <= FEW) return all.map(lineOf)
    const isOpen = opened.has(id)
    const named = all.toSorted((one, other) => one.name.localeCompare(other.name, 'ko'))
    const head = { id, item, items: named, isOpen }
    return isOpen ? [head, ...named.map((one) => ({ ...lineOf(one), within: item }))] : [head]
  })
}
