/**
 * The date this many calendar months later; the last day of a shorter month replaces a missing one, as on the server.
 */
export function monthsLater(from: Date, months: number): Date {
  const day = from.getUTCDate()
  const first = Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1)
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0)).getUTCDate()
  return new Date(first + (Math.min(day, lastDay) - 1) * 86_400_000 + (from.getTime() % 86_400_000))
}

/** The number that follows a cohort's; of one that is no number nothing is known. */
export const nextCohort = (cardinalNumber: string): string =>
  /^\d{1,9}$/.test(cardinalNumber.trim()) ? String(Number(cardinalNumber) + 1) : ''

/** The confirmation text for closing a term: its cohort number, or a word where it has none. */
export const confirmation = (cardinalNumber: string, word: string): string => cardinalNumber.trim() || word

/** Whether that was typed; spaces around it and the composition of its letters do not matter. */
export const isConfirmed = (typed: string, wanted: string): boolean =>
  typed.normalize('NFC').trim().toLowerCase() === wanted.normalize('NFC').toLowerCase()
