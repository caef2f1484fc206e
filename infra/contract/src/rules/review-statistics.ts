/** Statistics of submitted reviews, rounded to hundredths for readers. */

export interface Weighted {
  id: string
  weight: number
}
export type Scores = Readonly<Record<string, number>>

const rounded = (value: number) => Math.round((value + Number.EPSILON) * 100) / 100
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
const meanOf = (values: number[]) => sum(values) / values.length

/** The score of one review: the mean of its scores, weighted by the criteria; null if one is missing. */
export function scoreOf(criteria: Weighted[], scores: Scores): number | null {
  if (!criteria.length || criteria.some(({ id }) => scores[id] === undefined)) return null
  const weighted = criteria.map(({ id, weight }) => weight * (scores[id] ?? 0))
  return sum(weighted) / sum(criteria.map(({ weight }) => weight))
}

export interface Aggregate {
  count: number
  median: number
  mean: number
  deviation: number
  lowest: number
  highest: number
}

/** The aggregate of one application's scores; null without any. The deviation is of these reviews, not an estimate. */
export function aggregateOf(values: number[]): Aggregate | null {
  if (!values.length) return null
  const sorted = values.toSorted((one, other) => one - other)
  const mean = meanOf(sorted)
  return {
    count: sorted.length,
    median: rounded(medianOf(sorted)),
    mean: rounded(mean),
    deviation: rounded(deviationOf(sorted)),
    lowest: rounded(sorted[0] ?? 0),
    highest: rounded(sorted.at(-1) ?? 0),
  }
}

function medianOf(sorted: number[]): number {
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1)
  return meanOf(middle)
}
function deviationOf(values: number[]): number {
  const mean = meanOf(values)
  return Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2)))
}

/**
 * Ranks by disagreement: 1 is the widest deviation, equal ones share a rank. Applications with fewer than two reviews
 * have none.
 */
export function disagreementRanks(scores: ReadonlyMap<string, number[]>): Map<string, number> {
  const compared = [...scores].filter(([, values]) => values.length > 1)
  const deviations = new Map(compared.map(([id, values]) => [id, rounded(deviationOf(values))]))
  const ranks = new Map<number, number>()
  const widestFirst = [...deviations.values()].sort((one, other) => other - one)
  for (const [at, deviation] of widestFirst.entries()) if (!ranks.has(deviation)) ranks.set(deviation, at + 1)
  return new Map([...deviations].map(([id, deviation]) => [id, ranks.get(deviation) ?? 0]))
}

export interface Scored {
  application: string
  member: string
  score: number
}

/** How far each member's scores are above the mean of the others on the same applications, on average. */
export function offsetsOf(reviews: Scored[]): Map<string, { count: number; offset: number }> {
  const together = Map.groupBy(reviews, ({ application }) => application)
  const differences = reviews.flatMap(({ application, member, score }) => {
    const others = (together.get(application) ?? []).filter((review) => review.member !== member)
    return others.length ? [{ member, difference: score - meanOf(others.map((other) => other.score)) }] : []
  })
  const byMember = Map.groupBy(differences, ({ member }) => member)
  return new Map(
    [...byMember].map(([member, all]) => [
      member,
      { count: all.length, offset: rounded(meanOf(all.map(({ difference }) => difference))) },
    ]),
  )
}
