import { leastSquares } from './least-squares.ts'

/** A slope that is not above this many of its standard errors is none. */
const SURE = 2
/** The values of a term at each point. */
type Columns = Record<string, number[]>
interface Term {
  name: string
  value: number
  error: number
}

/**
 * A constant, these slopes, and the typical distance of a point. A slope that cannot be told from noise, or falls, is left
 * out and the rest fitted again: nothing gets cheaper by growing. So is a constant below nothing, and one that is noise
 * alone, of a program that has no part in a call.
 */
export function growing<Name extends string>(
  values: number[],
  slopes: Record<Name, number[]>,
): Record<'base' | 'residual' | Name, number> {
  const columns: [string, number[]][] = Object.entries(slopes)
  const none = Object.fromEntries(columns.map(([name]) => [name, 0]))
  const told = columns.filter(([, column]) => new Set(column).size > 1)
  const found = fitted(values, { base: values.map(() => 1), ...Object.fromEntries(told) })
  return { base: 0, ...none, ...found } as Record<'base' | 'residual' | Name, number>
}

function fitted(values: number[], columns: Columns): Record<string, number> {
  const names = Object.keys(columns)
  const rows = values.map((_, point) => names.map((name) => columns[name]?.[point] ?? 0))
  const { coefficients, errors, residual } = leastSquares(rows, values)
  const terms = names.map((name, at) => ({ name, value: coefficients[at] ?? 0, error: errors[at] ?? 0 }))
  const left = leftOut(terms)
  if (!left) return { ...Object.fromEntries(terms.map(({ name, value }) => [name, value])), residual }
  const { [left.name]: _, ...rest } = columns
  return fitted(values, rest)
}

/** The least sure slope first, then the constant. */
function leftOut(terms: Term[]): Term | undefined {
  const slopes = terms.filter(({ name }) => name !== 'base')
  const [least] = slopes.toSorted((one, other) => sureness(one) - sureness(other))
  if (least && sureness(least) <= SURE) return least
  const base = terms.find(({ name }) => name === 'base')
  if (!base || base.value < 0) return base
  // Of a single point nobody knows how sure it is.
  const isNoise = !slopes.length && Number.isFinite(base.error) && sureness(base) <= SURE
  return isNoise ? base : undefined
}

const sureness = ({ value, error }: Term) => value / (error || Number.MIN_VALUE)
