/** Runs work under one key in the order of asking; different keys do not wait for each other. */
export function keyedLock() {
  const lines = new Map<string, (() => void)[]>()

  return async function run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const waiting = lines.get(key)
    if (waiting) await new Promise<void>((resolve) => waiting.push(resolve))
    else lines.set(key, [])
    try {
      return await work()
    } finally {
      const next = lines.get(key)?.shift()
      // Passes the turn on; the last one deletes the line.
      if (next) next()
      else lines.delete(key)
    }
  }
}
