/** A score, a disagreement: means differ by hundredths, so two digits are needed to explain their order. */
export const figure = (value: number | null | undefined): string => value?.toFixed(2) ?? ''

/** Below this number a median says no more than the mean. */
export const MEDIAN_OF = 3

/** A tendency to one side, with its sign; what rounds to nothing has none. */
export function signed(value: number): string {
  const rounded = value.toFixed(1)
  if (Number(rounded) === 0) return '0.0'
  // A minus instead of a hyphen, after which a line may break.
  return value > 0 ? `+${rounded}` : rounded.replace('-', '−')
}
