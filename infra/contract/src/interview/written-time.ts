import { firstDay } from './grid-days.ts'

/** A day and an hour in a staff's text, without a year. */
export interface WrittenTime {
  /** '12-06' */
  day: string
  /** 0 to 24. */
  hour: number
  minute: number
  /** The text after a comma after the time, where the timetable writes the place; '' without one. */
  place: string
}

/** The text after the date: a number is an hour only with a word or sign that says so. */
const TIME =
  /^[^\d]*?(?:(오전|아침|am|오후|저녁|pm)\s*)?(?<![\d.])(\d{1,2})(?:\s*시(?:\s*(\d{1,2})\s*분|\s*(반))?|:(\d{2}))?(?![\d.:/월])\s*(?:([ap])\.?m)?/i
/** Interviews are held by day: '2시' is in the afternoon. */
const FIRST_MORNING_HOUR = 8

/**
 * The time in a staff's text about an interview: '12.6(일) 14시', '12월 6일 오후 2시', '12.6 14:00'; the start of a span. Null
 * where the text is ambiguous.
 */
export function writtenTime(text: string, today = new Date()): WrittenTime | null {
  const date = firstDay(text, today)
  const found = date && TIME.exec(text.slice(date.end))
  if (!date || !found) return null
  const [, before = '', digits, minutes, half, afterColon, after = ''] = found
  const isMorning = /오전|아침|am/i.test(before) || /a/i.test(after)
  const isAfternoon = /오후|저녁|pm/i.test(before) || /p/i.test(after)
  const isHour = /시|:/.test(found[0]) || isMorning || isAfternoon
  const minute = half ? 30 : Number(minutes ?? afterColon ?? 0)
  const hour = inDay(Number(digits), isMorning, isAfternoon)
  if (!isHour || hour > 24 || minute > 59) return null
  const [, ...place] = text.slice(date.end + found[0].length).split(/[,，]/)
  return { day: date.at.toISOString().slice(5, 10), hour, minute, place: place.join(',').trim() }
}

function inDay(written: number, isMorning: boolean, isAfternoon: boolean): number {
  if (isMorning) return written % 12
  const isLater = isAfternoon || (written > 0 && written < FIRST_MORNING_HOUR)
  return isLater && written < 12 ? written + 12 : written
}
