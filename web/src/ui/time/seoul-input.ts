const SEOUL = 9 * 3_600_000

/** A stored moment as a `datetime-local` input shows it, in Seoul's time: '2026-09-08T18:00'; '' for none. */
export function toSeoulInput(iso: string): string {
  const at = Date.parse(iso)
  return Number.isNaN(at) ? '' : new Date(at + SEOUL).toISOString().slice(0, 16)
}

/** What was typed there, with Seoul's offset, which is the same all year; '' removes the closing time. */
export const fromSeoulInput = (typed: string): string => (typed ? `${typed}:00+09:00` : '')
