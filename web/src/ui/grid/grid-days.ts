import { GRID_DAYS } from '@recruit/contract/constants'
import type { Language } from '@recruit/contract/text'

const DAY = 86_400_000
const WEEKDAYS = {
  ko: ['일', '월', '화', '수', '목', '금', '토'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
} as const
/** Year (optional), month, day and weekday (optional): '9.12(금)', '2026. 9. 12.', '9월 12일', '9/12 (Fri)'. */
const DATE =
  /(?:(\d{4})\s*[./년-]\s*)?(?<!\d)(\d{1,2})\s*(?:[./]|월)\s*(\d{1,2})(?![\d:시])\s*[.일]?\s*(?:\(\s*(\p{L}+))?/u
/** What follows a range's dash: a date, or a day of the same month; never an hour. */
const END =
  /^[^~∼〜–—-]*[~∼〜–—-]\s*(?:(?:\d{4}\s*[./년-]\s*)?(\d{1,2})\s*(?:[./]|월)\s*)?(\d{1,2})(?!\d|\s*[:시])/u

export interface GridDays {
  /** The heads of the 32 columns: '9.12(금)' from the period's first day on, or '1' to '32'. */
  labels: string[]
  /** How many of them, from the first, the interview period names; null when it names no end. */
  inPeriod: number | null
}

/**
 * The days of the grid by the settings' text about the interview period. The text gives no year: it is the one
 * whose weekday fits, and among those the nearest to `today`.
 */
export function gridDays(interviewPeriod: string, today: Date, language: Language): GridDays {
  const first = firstDay(interviewPeriod, today)
  if (!first)
    return { labels: Array.from({ length: GRID_DAYS }, (_, index) => `${index + 1}`), inPeriod: null }
  const labels = Array.from({ length: GRID_DAYS }, (_, index) => {
    const date = new Date(first.at.getTime() + index * DAY)
    return `${date.getUTCMonth() + 1}.${date.getUTCDate()}(${WEEKDAYS[language][date.getUTCDay()]})`
  })
  return { labels, inPeriod: lengthOfPeriod(interviewPeriod.slice(first.end), first.at) }
}

function dateOf(year: number, month: number, day: number): Date | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() + 1 === month ? date : null
}

function firstDay(period: string, today: Date): { at: Date; end: number } | null {
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
