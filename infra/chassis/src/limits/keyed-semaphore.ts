interface Line {
  inside: number
  waiting: (() => void)[]
}

/**
 * Admits up to `places` under one key, the others in the order of asking; different keys do not wait for each other.
 */
export function keyedSemaphore(places = 1) {
  const lines = new Map<string, Line>()
  return async function run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const line = lines.get(key) ?? { inside: 0, waiting: [] }
    lines.set(key, line)
    if (line.inside < places) line.inside++
    else await new Promise<void>((resolve) => line.waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = line.waiting.shift()
      // Passes the place on; the last one deletes the line.
      if (next) next()
      else if (--line.inside === 0) lines.delete(key)
    }
  }
}
