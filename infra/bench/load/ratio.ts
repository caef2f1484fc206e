/** Figures as ratios: each round measures every side one after the other, so that a noisy machine disturbs all alike. */
import { medianOf, type Spread, spreadOf } from '@recruit/local/testing/percentile'

export interface Side {
  name: string
  /** How often per second. */
  measure: () => Promise<number>
}
/** How much is measured; `--rounds` and `--seconds` change it. */
export const extent = { rounds: 7, seconds: 2 }

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
export async function interleaved(ours: Side, floor: Side): Promise<Spread> {
  const [here = [], there = []] = await inRounds([ours.measure, floor.measure])
  const rates = { [ours.name]: here, [floor.name]: there }
  const medians = Object.entries(rates).map(([name, values]) => `${name} ${Math.round(medianOf(values))}`)
  console.log(`per second, medians: ${medians.join(', ')}`)
  return spreadOf(here.map((rate, round) => rate / (there[round] ?? 1)))
}

/** The cells of a line: what, goal, figure, verdict. */
export type Line = [string, string, string, string]

/** A line of the table in which a benchmark ends. A goal that is missed is a verdict, never a failed run. */
export function report(
  what: string,
  { goal, never }: { goal?: number; never?: number },
  { median, least, most }: Spread,
  more = '',
): Line {
  const goals = goal ? `≥ ${goal.toFixed(2)}${never ? `, never below ${never.toFixed(2)}` : ''}` : '–'
  const missed = median < (never ?? 0) ? 'missed, below the floor' : 'missed'
  const verdict = goal === undefined ? '' : median >= goal ? 'met' : missed
  return [
    what,
    goals,
    `${median.toFixed(2)} (${least.toFixed(2)}–${most.toFixed(2)})${more && `; ${more}`}`,
    verdict,
  ]
}
