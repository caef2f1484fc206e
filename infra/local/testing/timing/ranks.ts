import { percentile } from '../percentile.ts'

/**
 * The rank sum test of Mann and Whitney: the probability that times this different are of one kind. It assumes no
 * distribution and tolerates a few very slow times; a random order spreads the machine's other load over both.
 */
export function rankTest(one: readonly number[], other: readonly number[]): { z: number; p: number } {
  const [a, b] = [Float64Array.from(one).sort(), Float64Array.from(other).sort()]
  let ranks = 0
  let ties = 0
  for (let [at, beside] = [0, 0]; at < a.length || beside < b.length; ) {
    const next = Math.min(a[at] ?? Infinity, b[beside] ?? Infinity)
    const [from, fromBeside] = [at, beside]
    while (a[at] === next) at++
    while (b[beside] === next) beside++
    const equal = at - from + beside - fromBeside
    ranks += (at - from) * (from + fromBeside + (equal + 1) / 2)
    ties += equal ** 3 - equal
  }
  const both = one.length + other.length
  const [n, m] = [one.length, other.length]
  const variance = ((n * m) / 12) * (both + 1 - ties / (both * (both - 1)))
  if (variance === 0) return { z: 0, p: 1 }
  const z = (ranks - (n * (both + 1)) / 2) / Math.sqrt(variance)
  return { z, p: bothTails(Math.abs(z)) }
}

/** The probability outside of ±z under the normal curve, to seven digits at any distance. */
function bothTails(z: number): number {
  const x = z / Math.SQRT2
  const t = 1 / (1 + x / 2)
  const terms = [-1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398]
  const more = [1.48851587, -0.82215223, 0.17087277]
  const sum = [...terms, ...more].reduceRight((rest, term) => rest * t + term, 0)
  return t * Math.exp(-x * x + sum)
}

interface Question {
  times: readonly number[]
  /** The sizes of the one group and of all others. */
  sizes: readonly [number, number]
  /** The probability below which a difference counts. */
  alarm: number
  random: () => number
}

const ROUNDS = 40

/** The smallest delay that would have been found in all of 40 tries with such times. */
export function smallestFound({ times, sizes: [n, m], alarm, random }: Question): number {
  const drawn = (count: number, delay: number) =>
    Array.from({ length: count }, () => (times[Math.floor(random() * times.length)] ?? 0) + delay)
  const isFound = (delay: number) => {
    for (let round = 0; round < ROUNDS; round++)
      if (rankTest(drawn(n, delay), drawn(m, 0)).p >= alarm) return false
    return true
  }
  let [below, found] = [0, percentile(times, 0.9)]
  while (!isFound(found)) found *= 2
  for (let step = 0; step < 8; step++) {
    const middle = (below + found) / 2
    if (isFound(middle)) found = middle
    else below = middle
  }
  return found
}
