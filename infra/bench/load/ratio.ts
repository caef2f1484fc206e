/**
 * Figures as ratios: each round measures every side one after the other, so that a noisy machine disturbs all alike.
 */
import { medianOf, type Spread, spreadOf } from '@recruit/local/testing/percentile'

export interface Side {
  name: string
  /** How often per second. */
  measure: () => Promise<number>
}
/** The extent of measurements; `--rounds` and `--seconds` change it. */
export const extent = { rounds: 7, seconds: 2 }

/** The measurements of each side, one per round, in a varying order. Each side warms up first, unmeasured. */
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

/** The first side over the second, as the median of the rounds' ratios. The rates are printed too. */
export async function interleaved(ours: Side, floor: Side): Promise<Spread> {
  const [here = [], there = []] = await inRounds([ours.measure, floor.measure])
  const rates = { [ours.name]: here, [floor.name]: there }
  const medians = Object.entries(rates).map(([name, values]) => `${name} ${Math.round(medianOf(values))}`)
  console.log(`per second, medians: ${medians.join(', ')}`)
  return spreadOf(here.map((rate, round) => rate / (there[round] ?? 1)))
}

/** The cells of a line: what, goal, figure, verdict. */
export type Line = [string, string, string, string]

/** A line of a benchmark's table. A missed goal is a verdict and does not fail the run. */
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
