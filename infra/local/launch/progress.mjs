const EVERY_MS = 10_000

/**
 * Says what is going on, and while it lasts how many seconds it has taken so far.
 * @template T
 * @param {string} what
 * @param {() => Promise<T>} work
 * @param {(line: string) => void} say
 * @returns {Promise<T>}
 */
export async function withProgress(what, work, say) {
  say(`${what}…`)
  const begun = Date.now()
  const timer = setInterval(() => {
    say(`  … ${Math.round((Date.now() - begun) / 1000)} s so far`)
  }, EVERY_MS)
  try {
    return await work()
  } finally {
    clearInterval(timer)
  }
}
