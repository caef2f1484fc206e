/** Figures as ratios: each round measures every side one after the other, so that a noisy machine disturbs all alike. */
export interface Side {
  name: string
  /** How often per second. */
  measure: () => Promise<number>
}
interface Ratio {
  median: number
  least: number
  most: number
}

export const ROUNDS = 7

/** The middle value, or the mean of the two in the middle. */
export const medianOf = (values: number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}

export const spreadOf = (values: number[]): Ratio => ({
  median: medianOf(values),
  least: Math.min(...values),
  most: Math.max(...values),
})

/**
 * The first side over the second, by the median of the rounds' own ratios; the order changes from round to round.
 * Each side warms up first, unmeasured. The rates themselves are printed: they say what a ratio is made of.
 */
export async function interleaved(ours: Side, floor: Side): Promise<Ratio> {
  const ratios: number[] = []
  const rates: Record<string, number[]> = { [ours.name]: [], [floor.name]: [] }
  for (const side of [ours, floor]) await side.measure()
  for (let round = 0; round < ROUNDS; round++) {
    const order = round % 2 ? [ours, floor] : [floor, ours]
    const found = new Map<string, number>()
    for (const side of order) found.set(side.name, await side.measure())
    const [a, b] = [found.get(ours.name) ?? 0, found.get(floor.name) ?? 1]
    rates[ours.name]?.push(a)
    rates[floor.name]?.push(b)
    ratios.push(a / b)
  }
  const medians = Object.entries(rates).map(([name, values]) => `${name} ${Math.round(medianOf(values))}`)
  console.log(`per second, medians: ${medians.join(', ')}`)
  return spreadOf(ratios)
}

/** One line of the table in which every benchmark ends. A goal that is missed is said, never a failed run. */
export function report(
  what: string,
  { goal, never }: { goal: number; never?: number },
  ratio: Ratio,
): string {
  const { median, least, most } = ratio
  const goals = `≥ ${goal.toFixed(2)}${never ? `, never below ${never.toFixed(2)}` : ''}`
  const verdict = median >= goal ? 'met' : median < (never ?? 0) ? 'missed, below the floor' : 'missed'
  return `| ${what} | ${goals} | ${median.toFixed(2)} (${least.toFixed(2)}–${most.toFixed(2)}) | ${verdict} |`
}
