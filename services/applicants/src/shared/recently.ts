/** How long a process may go on with what it read. */
const FRESH_MS = 1_000

/** What `read` finds of a term, perhaps as it was a second ago: every reading of a form needs it. */
export function recently<Found>(read: (term: number) => Promise<Found>) {
  const known = new Map<number, { until: number; found: Promise<Found> }>()
  return {
    of(term: number): Promise<Found> {
      const recent = known.get(term)
      if (recent && recent.until > performance.now()) return recent.found
      const found = read(term)
      known.set(term, { until: performance.now() + FRESH_MS, found })
      found.catch(() => known.delete(term))
      return found
    },
    clear: () => known.clear(),
  }
}
