/**
 * The shares of a run's seconds: until when a part must have ended, and how much it may take. The greedy start, which
 * is the minimum, normally takes far less.
 */
const SHARES = {
  greedy: { until: 0.5, most: 0.5 },
  most: { until: 0.65, most: 0.65 },
  days: { until: 0.7, most: 0.05 },
  visits: { until: 0.75, most: 0.05 },
  even: { until: 0.8, most: 0.05 },
  reasons: { until: 0.87, most: 0.1 },
  concessions: { until: 0.97, most: 0.3 },
}
export type Part = keyof typeof SHARES

export interface Budget {
  elapsed: () => number
  /** The deadline of a part that begins now, as a value of `performance.now()`. */
  deadlineOf: (part: Part) => number
}

export function budgetOf(seconds: number): Budget {
  const began = performance.now()
  return {
    elapsed: () => (performance.now() - began) / 1000,
    deadlineOf: (part) => {
      const { until, most } = SHARES[part]
      return Math.min(began + until * seconds * 1000, performance.now() + most * seconds * 1000)
    },
  }
}
