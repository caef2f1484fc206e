import { normalise } from '@recruit/contract/text'

interface Item {
  id: string
}

/** How many are loaded before they are asked for. */
const AHEAD = 2

/** The item `by` places on; the walk stops at the ends and starts at the first item from outside. */
export function stepFrom<T extends Item>(items: readonly T[], id: string, by: 1 | -1): T | null {
  const at = items.findIndex((item) => item.id === id)
  if (at < 0) return items[0] ?? null
  return items[at + by] ?? null
}

/** Those that will probably be asked for next. */
export function aheadOf<T extends Item>(items: readonly T[], id: string): T[] {
  const at = items.findIndex((item) => item.id === id)
  return items.slice(at + 1, at + 1 + AHEAD)
}

const letters = (text: string) => normalise(text).toLocaleLowerCase()
interface Numbered {
  label: string
  /** By which people speak of it. */
  number?: number | undefined
}
/** The items whose label or number contains the search text; all for an empty search. */
export function foundBy<T extends Numbered>(all: readonly T[], search: string): readonly T[] {
  const wanted = letters(search.trim())
  const wordsOf = ({ label, number }: Numbered) => `${letters(label)} #${number ?? ''}`
  return wanted ? all.filter((one) => wordsOf(one).includes(wanted)) : all
}

/** Sorted by a value, the least first and those without one last. */
export const sortedBy = <T>(all: readonly T[], rankOf: (one: T) => number | null | undefined) =>
  all.toSorted((one, other) => {
    const [first, second] = [rankOf(one) ?? Infinity, rankOf(other) ?? Infinity]
    return first === second ? 0 : first - second
  })
