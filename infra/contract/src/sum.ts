/** The sum of what is read of each. */
export const sumOf = <One>(all: readonly One[], read: (one: One) => number): number =>
  all.reduce((sum, one) => sum + read(one), 0)
