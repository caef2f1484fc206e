interface Bounds {
  /** Beyond this number the oldest ones are forgotten. */
  most: number
  memoryMs: number
}

/** Remembers for some seconds who found a queue full or timed out in it. */
export function turnedAway({ most, memoryMs }: Bounds) {
  const since = new Map<string, number>()
  return {
    add(who: string): void {
      since.delete(who)
      since.set(who, performance.now())
      const [longestAgo] = since.keys()
      if (since.size > most && longestAgo !== undefined) since.delete(longestAgo)
    },
    /** Whether it is remembered; forgets it. */
    take(who: string): boolean {
      const at = since.get(who)
      since.delete(who)
      return at !== undefined && performance.now() - at < memoryMs
    },
  }
}
