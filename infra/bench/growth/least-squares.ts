/** What a straight line through measured points is, and how well they lie on it. */
export interface Fit {
  /** Of each term, in the order of the rows. */
  coefficients: number[]
  /** How far each coefficient may be off: its standard error; infinite where there are as many terms as points. */
  errors: number[]
  /** The typical distance of a point from the line, in the unit of the values. */
  residual: number
}

/** Least squares by the normal equations: each value is about the sum of its row's terms, each times its coefficient. */
export function leastSquares(rows: number[][], values: number[]): Fit {
  const terms = rows[0]?.length ?? 0
  const product = (one: number, other: number) => sumOf(rows, (row) => at(row, one) * at(row, other))
  const matrix = indices(terms).map((one) => indices(terms).map((other) => product(one, other)))
  const inverse = inverted(matrix)
  const right = indices(terms).map((term) => sumOf(rows, (row, point) => at(row, term) * at(values, point)))
  const coefficients = inverse.map((line) => dot(line, right))
  const squares = sumOf(rows, (row, point) => (at(values, point) - dot(row, coefficients)) ** 2)
  const freedom = rows.length - terms
  const variance = freedom > 0 ? squares / freedom : Number.POSITIVE_INFINITY
  return {
    coefficients,
    errors: inverse.map((line, term) => Math.sqrt(variance * at(line, term))),
    residual: Math.sqrt(squares / Math.max(1, rows.length)),
  }
}

/** By Gauss and Jordan, the largest pivot first. Throws where one term is a multiple of others. */
function inverted(matrix: number[][]): number[][] {
  const size = matrix.length
  const work = matrix.map((line, row) => [...line, ...indices(size).map((column) => Number(row === column))])
  for (const column of indices(size)) {
    const rest = work.slice(column)
    const pivot = rest.reduce((most, line) =>
      Math.abs(at(line, column)) > Math.abs(at(most, column)) ? line : most,
    )
    const scale = at(pivot, column)
    if (Math.abs(scale) < 1e-12) throw new Error('The points do not tell the terms apart')
    const from = work.indexOf(pivot)
    work[from] = work[column] as number[]
    const reduced = pivot.map((value) => value / scale)
    work[column] = reduced
    for (const row of indices(size)) {
      const line = work[row] as number[]
      if (row !== column)
        work[row] = line.map((value, index) => value - at(line, column) * at(reduced, index))
    }
  }
  return work.map((line) => line.slice(size))
}

const at = (values: number[], index: number) => values[index] ?? 0
const indices = (count: number) => [...Array(count).keys()]
const dot = (one: number[], other: number[]) => sumOf(one, (value, index) => value * at(other, index))
const sumOf = <One>(all: One[], ofOne: (one: One, index: number) => number) =>
  all.reduce((sum, one, index) => sum + ofOne(one, index), 0)
