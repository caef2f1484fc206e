/** The list with one item moved by one step; the same list at the ends. */
export function moved<T>(items: readonly T[], from: number, step: 1 | -1): readonly T[] {
  const to = from + step
  const [one, other] = [items[from], items[to]]
  if (one === undefined || other === undefined) return items
  return items.map((item, at) => (at === from ? other : at === to ? one : item))
}
