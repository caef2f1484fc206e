import { GRID_DAYS } from '../constants.ts'
import type { Language } from '../text.ts'
import type { InterviewDays } from './grid.ts'
import { writtenDate } from './written-date.ts'

const DAY = 86_400_000
const WEEKDAYS = {
  ko: ['일', '월', '화', '수', '목', '금', '토'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
} as const
/** Year (optional), month, day and weekday (optional): '9.12(금)', '2026. 9. 12.', '9월 12일', '9/12 (Fri)'. */
const DATE =
  /(?:(\d{4})\s*[./년-]\s*)?(?<!\d)(\d{1,2})\s*(?:[./]|월)\s*(\d{1,2})(?![\d:시])\s*[.일]?\s*(?:\(\s*(\p{L}+))?/u
/** The end of a range after its dash: a date, or a day of the same month; never an hour. */
const END =
  /^[^~∼〜–—-]*[~∼〜–—-]\s*(?:(?:\d{4}\s*[./년-]\s*)?(\d{1,2})\s*(?:[./]|월)\s*)?(\d{1,2})(?!\d|\s*[:시])/u

export interface PeriodDays {
  /** The dates of the grid's 32 columns, from the period's first day on. */
  days: InterviewDays
  /** How many of them, from the first, the period names; null without an end. */
  inPeriod: number | null
}

/**
 * The days in the settings' text about the interview period; null without a date. The year is the one whose weekday
 * fits, nearest to `today`.
 */
export function periodDays(interviewPeriod: string, today: Date): PeriodDays | null {
  const first = firstDay(interviewPeriod, today)
  if (!first) return null
  const days = Array.from({ length: GRID_DAYS }, (_, index) =>
    new Date(first.at.getTime() + index * DAY).toISOString().slice(0, 10),
  )
  return { days, inPeriod: lengthOfPeriod(interviewPeriod.slice(first.end), first.at) }
}

/** The head of a column: '9.12(금)', in English '9.12 (Fri)'; its number without a date. */
export function dayHead(day: string | null, column: number, language: Language): string {
  if (day === null) return `${column + 1}`
  const date = new Date(day)
  const weekday = WEEKDAYS.ko[date.getUTCDay()]
  return writtenDate(`${date.getUTCMonth() + 1}.${date.getUTCDate()}(${weekday})`, language)
}

function dateOf(year: number, month: number, day: number): Date | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() + 1 === month ? date : null
}

/** The first date in a text, at midnight UTC, and where it ends. */
export function firstDay(period: string, today: Date): { at: Date; end: number } | null {
  const found = DATE.exec(period)
  if (!found) return null
  const [, year, month, day] = found.map(Number)
  if (!month || !day) return null
  const thisYear = today.getFullYear()
  const years = year ? [year] : [thisYear - 1, thisYear, thisYear + 1]
  const dates = years.flatMap((candidate) => dateOf(candidate, month, day) ?? [])
  const weekday = weekdayOf(found[4])
  const fitting = dates.filter((date) => date.getUTCDay() === weekday)
  const far = (date: Date) => Math.abs(date.getTime() - today.getTime())
  const [nearest] = (fitting.length ? fitting : dates).sort((one, other) => far(one) - far(other))
  return nearest ? { at: nearest, end: found.index + found[0].length } : null
}

function weekdayOf(written: string | undefined): number {
  if (!written) return -1
  const korean = WEEKDAYS.ko.findIndex((name) => written.startsWith(name))
  if (korean >= 0) return korean
  return WEEKDAYS.en.findIndex((name) => written.toLowerCase().startsWith(name.toLowerCase()))
}

function lengthOfPeriod(rest: string, first: Date): number | null {
  const [, month, day] = END.exec(rest)?.map(Number) ?? []
  if (!day) return null
  const year = first.getUTCFullYear()
  const endMonth = month || first.getUTCMonth() + 1
  const last = [dateOf(year, endMonth, day), dateOf(year + 1, endMonth, day)].find(
    (date) => date && date.getTime() >= first.getTime(),
  )
  const days = last ? Math.round((last.getTime() - first.getTime()) / DAY) + 1 : 0
  return days > 0 && days <= GRID_DAYS ? days : null
}
