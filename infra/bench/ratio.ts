/** Figures as ratios: each round measures every side one after the other, so that a noisy machine disturbs all alike. */
export interface Side {
  name: string
  /** Requests per second. */
  measure: () => Promise<number>
}
export interface Ratio {
  median: number
  least: number
  most: number
}

/** The middle value, or the mean of the two in the middle. */
export const medianOf = (values: number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}

/** The first side over the second, by the median of the rounds' own ratios; the order changes from round to round. */
export async function interleaved(
  rounds: number,
  ours: Side,
  floor: Side,
): Promise<{ ratio: Ratio; rates: Record<string, number> }> {
  const ratios: number[] = []
  const rates: Record<string, number[]> = { [ours.name]: [], [floor.name]: [] }
  for (let round = 0; round < rounds; round++) {
    const order = round % 2 ? [ours, floor] : [floor, ours]
    const found = new Map<string, number>()
    for (const side of order) found.set(side.name, await side.measure())
    const [a, b] = [found.get(ours.name) ?? 0, found.get(floor.name) ?? 1]
    rates[ours.name]?.push(a)
    rates[floor.name]?.push(b)
    ratios.push(a / b)
  }
  return {
    ratio: { median: medianOf(ratios), least: Math.min(...ratios), most: Math.max(...ratios) },
    rates: Object.fromEntries(
      Object.entries(rates).map(([name, values]) => [name, Math.round(medianOf(values))]),
    ),
  }
}

/** One line of the table in which every benchmark ends. A goal that is missed is said, never a failed run. */
export function report(what: string, goal: number, { median, least, most }: Ratio): string {
  const verdict = median >= goal ? 'met' : 'missed'
  return `| ${what} | ≥ ${goal.toFixed(2)} | ${median.toFixed(2)} (${least.toFixed(2)}–${most.toFixed(2)}) | ${verdict} |`
}
