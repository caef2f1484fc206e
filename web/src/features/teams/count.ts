/** How long a figure counts up. */
export const COUNT_MS = 2_000

/** What a figure shows `elapsed` milliseconds after it began: fast at first, exact at the end. */
export function countedAt(target: number, elapsed: number): number {
  const share = Math.min(1, Math.max(0, elapsed / COUNT_MS))
  return target * (1 - (1 - share) ** 4)
}
