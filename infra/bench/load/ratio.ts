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

/** How much is measured; `npm run bench` takes less of it where that is asked for. */
export const extent = { rounds: 7, seconds: 2 }

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
 * What each side's measurements found, one in each round, in an order that changes from round to round. Each side warms
 * up first, unmeasured.
 */
export async function inRounds<Found>(
  measures: (() => Promise<Found>)[],
  warmingRounds = 1,
): Promise<Found[][]> {
  const found: Found[][] = measures.map(() => [])
  for (let round = 0; round < warmingRounds; round++) for (const measure of measures) await measure()
  for (let round = 0; round < extent.rounds; round++) {
    const order = [...measures.keys()]
    for (const at of round % 2 ? order : order.reverse()) {
      const measured = await measures[at]?.()
      if (measured !== undefined) found[at]?.push(measured)
    }
  }
  return found
}

/**
 * The first side over the second, by the median of the rounds' own ratios. The rates themselves are printed: they say
 * what a ratio is made of.
 */
export async function interleaved(ours: Side, floor: Side): Promise<Ratio> {
  const [here = [], there = []] = await inRounds([ours.measure, floor.measure])
  const rates = { [ours.name]: here, [floor.name]: there }
  const medians = Object.entries(rates).map(([name, values]) => `${name} ${Math.round(medianOf(values))}`)
  console.log(`per second, medians: ${medians.join(', ')}`)
  return spreadOf(here.map((rate, round) => rate / (there[round] ?? 1)))
}

/** One line of the table in which every benchmark ends. A goal that is missed is said, never a failed run. */
export function report(
  what: string,
  { goal, never }: { goal?: number; never?: number },
  { median, least, most }: Ratio,
  more = '',
): string {
  const goals = goal ? `≥ ${goal.toFixed(2)}${never ? `, never below ${never.toFixed(2)}` : ''}` : '–'
  const missed = median < (never ?? 0) ? 'missed, below the floor' : 'missed'
  const verdict = goal === undefined ? '' : median >= goal ? 'met' : missed
  const figure = `${median.toFixed(2)} (${least.toFixed(2)}–${most.toFixed(2)})${more && `; ${more}`}`
  return `| ${what} | ${goals} | ${figure} | ${verdict} |`
}
