import type { Language } from '@recruit/contract/text'
import { community } from '../../content/community.ts'

const HOUR_AND_MINUTE = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

const formats = (options: Intl.DateTimeFormatOptions): Record<Language, Intl.DateTimeFormat> => {
  const here = { ...options, timeZone: community.timeZone }
  return { ko: new Intl.DateTimeFormat('ko-KR', here), en: new Intl.DateTimeFormat('en-US', here) }
}
const clock = formats(HOUR_AND_MINUTE)
const DAY_AND_TIME = { ...HOUR_AND_MINUTE, month: 'short', day: 'numeric' } as const
const day = formats(DAY_AND_TIME)
const date = formats({ year: 'numeric', month: 'short', day: 'numeric' })
const dated = formats({ ...DAY_AND_TIME, year: 'numeric' })

/** The hour and minute in Seoul: '14:03'. */
export const clockTime = (at: number, language: Language): string => clock[language].format(at)

/** Day and time in Seoul: '9월 3일 14:03'. Empty for an invalid time. */
export const dayAndTime = (at: number | string | null, language: Language): string =>
  written(day[language], at)

/** The hour and minute of what happened today in Seoul, with the day of what did not. */
export const shortTime = (at: string | null, language: Language): string =>
  fullDay(at, language) === fullDay(Date.now(), language)
    ? clockTime(Date.parse(at ?? ''), language)
    : dayAndTime(at, language)

const SEOUL_MS = 9 * 3_600_000

/** The day in Seoul as the servers write it: '2026-12-06'. */
export const seoulDay = (at: number): string => new Date(at + SEOUL_MS).toISOString().slice(0, 10)

/** The same with the year, for dates of several terms. */
export const fullTime = (at: number | string | null, language: Language): string =>
  written(dated[language], at)

/** The day in Seoul with the year. */
export const fullDay = (at: number | string | null, language: Language): string => written(date[language], at)

function written(format: Intl.DateTimeFormat, at: number | string | null): string {
  const date = at === null ? null : new Date(at)
  return date && !Number.isNaN(date.getTime()) ? format.format(date) : ''
}

/** A stored moment as a `datetime-local` input shows it, in Seoul's time: '2026-09-08T18:00'; '' for none. */
export function toSeoulInput(iso: string): string {
  const at = Date.parse(iso)
  return Number.isNaN(at) ? '' : new Date(at + SEOUL_MS).toISOString().slice(0, 16)
}

/** What was typed there, with Seoul's offset, which is the same all year; '' removes the closing time. */
export const fromSeoulInput = (typed: string): string => (typed ? `${typed}:00+09:00` : '')
