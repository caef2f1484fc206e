/** A typed whole number between two limits; null for anything else. */
export function wholeNumber(typed: string, min: number, max: number): number | null {
  const digits = typed.trim()
  const number = /^\d{1,6}$/.test(digits) ? Number(digits) : Number.NaN
  return number >= min && number <= max ? number : null
}
