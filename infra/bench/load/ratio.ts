/**
 * Figures as ratios: each round measures every side one after the other, so that a noisy machine disturbs all alike.
 */
import { medianOf } from '@recruit/local/testing/percentile'
import { type Line, spread, verdict } from '../goals.ts'

export interface Side {
  name: string
  /** How often per second. */
  measure: () => Promise<number>
}
export interface Goal {
  goal: number
  never?: number
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
export async function compareRates(what: string, goal: Goal, ours: Side, floor: Side): Promise<Line> {
  const [here = [], there = []] = await inRounds([ours.measure, floor.measure])
  const rates = { [ours.name]: here, [floor.name]: there }
  const medians = Object.entries(rates).map(([name, values]) => `${name} ${Math.round(medianOf(values))}`)
  console.log(`per second, medians: ${medians.join(', ')}`)
  return ratioLine(
    what,
    goal,
    here.map((rate, round) => rate / (there[round] ?? 1)),
  )
}

export function ratioLine(what: string, { goal, never = 0 }: Goal, ratios: number[], more = ''): Line {
  const inShort = (value: number) => value.toFixed(2)
  const median = medianOf(ratios)
  return [
    what,
    `≥ ${inShort(goal)}${never ? `, never below ${inShort(never)}` : ''}`,
    `${spread(ratios, inShort)}${more && `; ${more}`}`,
    median < never ? 'missed, below the floor' : verdict(median >= goal),
  ]
}
