export interface Column {
  lower?: number
  upper?: number
  isInteger?: boolean
  cost?: number
}

/** A linear program to be minimised, built column by column and row by row. */
export class LinearProgram {
  readonly cost: number[] = []
  readonly lower: number[] = []
  readonly upper: number[] = []
  readonly isInteger: boolean[] = []
  readonly rowLower: number[] = []
  readonly rowUpper: number[] = []
  readonly starts: number[] = [0]
  readonly indices: number[] = []
  readonly coefficients: number[] = []

  /** Adds a variable, between 0 and 1 by default; returns its number. */
  column({ lower = 0, upper = 1, isInteger = false, cost = 0 }: Column = {}): number {
    this.lower.push(lower)
    this.upper.push(upper)
    this.isInteger.push(isInteger)
    return this.cost.push(cost) - 1
  }

  /** `lower ≤ Σ coefficient × column ≤ upper`; no column may appear twice. */
  row(lower: number, upper: number, entries: Iterable<[column: number, coefficient: number]>): void {
    for (const [column, coefficient] of entries) {
      this.indices.push(column)
      this.coefficients.push(coefficient)
    }
    this.starts.push(this.indices.length)
    this.rowLower.push(lower)
    this.rowUpper.push(upper)
  }

  atMost(upper: number, columns: Iterable<number>): void {
    this.row(Number.NEGATIVE_INFINITY, upper, each(columns, 1))
  }

  atLeast(lower: number, columns: Iterable<number>): void {
    this.row(lower, Number.POSITIVE_INFINITY, each(columns, 1))
  }

  /** Removes the objective, for a new goal. */
  clearCost(): void {
    this.cost.fill(0)
  }
}

export const each = (columns: Iterable<number>, coefficient: number): [number, number][] =>
  Array.from(columns, (column) => [column, coefficient])
