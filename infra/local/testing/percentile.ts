/** The value below which this share of the values lies, interpolated; 0 without values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  const at = share * (sorted.length - 1)
  const below = sorted[Math.floor(at)] ?? 0
  return below + ((sorted[Math.ceil(at)] ?? below) - below) * (at % 1)
}

export const medianOf = (values: readonly number[]): number => percentile(values, 0.5)
