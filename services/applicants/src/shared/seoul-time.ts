/** `2026-11-21 14:03`, in Seoul's time. */
export const inSeoul = (time: Date): string =>
  new Date(time.getTime() + 9 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ')
