/** A row of an edited list. Its key is its own, because the server gives an id only when it stores it. */
export interface Keyed {
  key: string
  id?: string | undefined
}

/** What is stored, to be edited. */
export const keyed = <One extends { id: string }>(stored: readonly One[]) =>
  stored.map((one) => ({ ...one, key: one.id }))
/** The sent form. */
export const unkeyed = <One extends Keyed>(rows: readonly One[]) => rows.map(({ key: _, ...rest }) => rest)

/** With the ids that the server gave them, in the order in which they were sent. */
export const withGivenIds = <One extends Keyed>(
  rows: readonly One[],
  sent: readonly Keyed[],
  stored: readonly Pick<Keyed, 'id'>[],
): One[] =>
  rows.map((row) => {
    const id = stored[sent.findIndex(({ key }) => key === row.key)]?.id
    return id ? { ...row, id } : row
  })

/** What the controls of a list do to it; `set` changes the newest one. */
export const rowEdits = <One extends Keyed>(
  set: (change: (now: readonly One[]) => readonly One[]) => void,
) => ({
  add: (row: One) => set((now) => [...now, row]),
  change: (key: string, part: Partial<One> | ((row: One) => One)) =>
    set((now) =>
      now.map((row) => {
        if (row.key !== key) return row
        return part instanceof Function ? part(row) : { ...row, ...part }
      }),
    ),
  move: (at: number, by: 1 | -1) => set((now) => moved(now, at, by)),
  remove: (key: string) => set((now) => now.filter((row) => row.key !== key)),
})

/** Two versions of a list place by place, in words. */
export const rowsInWords = <One>(
  mine: readonly One[],
  theirs: readonly One[],
  nth: (number: number) => string,
  words: (one: One) => string,
) => {
  const wordsAt = (rows: readonly One[], at: number) =>
    rows
      .slice(at, at + 1)
      .map(words)
      .join('')
  return Array.from({ length: Math.max(mine.length, theirs.length) }, (_, at) => ({
    ...{ label: nth(at + 1), stored: wordsAt(theirs, at), mine: wordsAt(mine, at) },
  }))
}

/** The list with one item moved by one step; the same list at the ends. */
export function moved<T>(items: readonly T[], from: number, step: 1 | -1): readonly T[] {
  const to = from + step
  const [one, other] = [items[from], items[to]]
  if (one === undefined || other === undefined) return items
  return items.map((item, at) => (at === from ? other : at === to ? one : item))
}
