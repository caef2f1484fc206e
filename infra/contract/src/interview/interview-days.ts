import { GRID_DAYS } from '../constants.ts'
import type { InterviewDays, InterviewHours } from './grid.ts'
import type { PeriodDays } from './grid-days.ts'

/** Hours with the dates that they were chosen for; null where the columns had only numbers. */
export interface DatedHours {
  interviewHours: InterviewHours
  interviewDays: InterviewDays | null
}

/** The days with at least one hour, and their hours, by date, else by the column's number. */
export const chosenDays = ({ interviewHours, interviewDays }: DatedHours): Map<string | number, number> =>
  new Map(
    interviewHours.flatMap((bits, column) =>
      bits ? [[interviewDays?.[column] ?? column, bits] as const] : [],
    ),
  )

/** The hours of one column of a shared table: by its date, or by its number without one. */
export function hoursOfDay(
  { interviewHours, interviewDays }: DatedHours,
  day: string | null,
  column: number,
) {
  if (day === null) return interviewDays ? 0 : (interviewHours[column] ?? 0)
  return interviewHours[interviewDays?.indexOf(day) ?? -1] ?? 0
}

/** Whether two choices mean the same hours; compared by column where one has no dates. */
export function isSameChoice(one: DatedHours, other: DatedHours): boolean {
  if (one.interviewHours === other.interviewHours && one.interviewDays === other.interviewDays) return true
  const isDated = one.interviewDays && other.interviewDays
  const [here, there] = [one, other].map((hours) =>
    chosenDays(isDated ? hours : { ...hours, interviewDays: null }),
  ) as [Map<string | number, number>, Map<string | number, number>]
  return here.size === there.size && [...here].every(([day, bits]) => there.get(day) === bits)
}

/**
 * The columns for an applicant's hours: the days of the present period, and every other chosen date, in the order of
 * the calendar. Hours without dates use the present period. Null: the columns have only numbers.
 */
export function columnsFor(hours: DatedHours, period: PeriodDays | null): InterviewDays | null {
  const { interviewDays } = hours
  if (!interviewDays) return period?.days ?? null
  if (!period) return chosenDays(hours).size > 0 ? interviewDays.toSorted() : null
  const chosen = interviewDays.filter((_, column) => hours.interviewHours[column])
  const others = period.days.filter((day) => !chosen.includes(day))
  return [...chosen, ...others.slice(0, GRID_DAYS - chosen.length)].sort()
}

export const hoursIn = (columns: InterviewDays | null, hours: DatedHours): InterviewHours =>
  columns && hours.interviewDays && hours.interviewDays !== columns
    ? columns.map((day, column) => hoursOfDay(hours, day, column))
    : hours.interviewHours

/** The dates of the period; all 32 without an end. */
export const namedDays = ({ days, inPeriod }: PeriodDays): InterviewDays =>
  days.slice(0, inPeriod ?? GRID_DAYS)
