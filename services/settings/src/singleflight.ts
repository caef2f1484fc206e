/** Callers that come while a read is under way share it, so that a miss costs one read per replica. */
export function singleflight<Result>(read: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | null = null
  return () => {
    running ??= read().finally(() => {
      running = null
    })
    return running
  }
}
