const HOUR_MS = 3_600_000
/** The day in Seoul, `2026-11-21`. */
export const seoulDay = (time: Date): string => inSeoul(time).slice(0, 10)
/** The hour of the day in Seoul, 0 to 23. */
export const seoulHour = (time: Date): number => Number(inSeoul(time).slice(11, 13))
/** A day some days later, or earlier. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 24 * HOUR_MS).toISOString().slice(0, 10)

/** `2026-11-21 14:03`, in Seoul's time. */
export const inSeoul = (time: Date): string =>
  new Date(time.getTime() + 9 * HOUR_MS).toISOString().slice(0, 16).replace('T', ' ')
