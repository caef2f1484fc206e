/** Hours in which no interview is held: on one day or, with null, on each. */
export interface ClosedHours {
  day: string | null
  /** As bits: bit 0 is 8:00. */
  hours: number
}

/** The hours in which no interview is held on this day, as bits; of no day those that are closed on each. */
export const closedOn = (closed: readonly ClosedHours[], day: string | null): number =>
  closed.reduce((all, one) => (one.day === null || one.day === day ? all | one.hours : all), 0)
