/** How fast a reviewer reads, which staff may set for a rehearsal. */
export interface ReadingPace {
  charactersPerMinute: number
  /** For the scores and the comment on one application. */
  minutesEach: number
}
/** Assumed, not measured: the product does not record how long someone reads. */
export const READING_PACE: ReadingPace = { charactersPerMinute: 500, minutesEach: 4 }

/** The minutes that these applications take one reviewer. */
export const readingMinutes = (
  { applications, characters }: { applications: number; characters: number },
  { charactersPerMinute, minutesEach }: ReadingPace,
): number => characters / charactersPerMinute + applications * minutesEach
