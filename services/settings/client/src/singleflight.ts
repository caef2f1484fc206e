/**
 * One read at a time, so that a miss costs little however many callers ask. A caller during a read shares the next one,
 * because the current one may be older than a change that she knows of. If a read fails, waiting callers get the same
 * error, rather than waiting for the source twice as long.
 */
export function singleflight<Result>(read: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | null = null
  let next: Promise<Result> | null = null

  function start(): Promise<Result> {
    running = read().finally(() => {
      running = null
    })
    return running
  }
  function startNext(): Promise<Result> {
    next = null
    return start()
  }
  function failNext(error: unknown): never {
    next = null
    throw error
  }
  return () => {
    if (next) return next
    if (!running) return start()
    next = running.then(startNext, failNext)
    return next
  }
}
