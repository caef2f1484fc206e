import { dayHead, firstDay, periodDays } from '@recruit/contract/interview/grid-days'
import { writtenTime } from '@recruit/contract/interview/written-time'

/** Two days as date inputs hold them, '2026-12-04'; '' for one that is not chosen. */
interface Days {
  from: string
  to: string
}

const two = (value: number) => String(value).padStart(2, '0')

/** The first and the last day that a text of the settings names: '12.4(금) ~ 12.10(목)'. */
export function daysIn(text: string, today: Date): Days {
  const period = periodDays(text, today)
  const [from = ''] = period?.days ?? []
  return { from, to: (period?.inPeriod && period.days[period.inPeriod - 1]) || '' }
}

/** Days as the site writes them, with the year where the text alone would mean another one. */
export function writtenDays({ from, to }: Days, today: Date): string {
  const first = dayHead(from, 0, 'ko')
  const text = to > from ? `${first} ~ ${dayHead(to, 0, 'ko')}` : first
  return daysIn(text, today).from === from ? text : `${from.slice(0, 4)}.${text}`
}

/** One day in place of the date with which the text begins; the words after it stay: '12.5(토) 자정까지'. */
export function writtenDay(day: string, text: string, today: Date): string {
  const written = writtenDays({ from: day, to: '' }, today)
  const found = /^\s*\d/.test(text) && daysIn(text, today).to === '' ? firstDay(text, today) : null
  return found ? written + text.slice(found.end).replace(/^\s*\)/, '') : written
}

/** The time that a text of the settings names, as a `datetime-local` input holds it; '' for none. */
export function timeIn(text: string, today: Date): string {
  const day = firstDay(text, today)
  const time = writtenTime(text, today)
  if (!day || !time || time.hour > 23) return ''
  return `${day.at.toISOString().slice(0, 10)}T${two(time.hour)}:${two(time.minute)}`
}

/** A time as the site writes it: '12월 15일(화) 오후 6시 30분'. */
export function writtenMoment(typed: string): string {
  const at = new Date(`${typed}:00Z`)
  const [hour, minute] = [at.getUTCHours(), at.getUTCMinutes()]
  const weekday = '일월화수목금토'[at.getUTCDay()]
  const time = `${hour < 12 ? '오전' : '오후'} ${hour % 12 || 12}시${minute ? ` ${minute}분` : ''}`
  return `${at.getUTCMonth() + 1}월 ${at.getUTCDate()}일(${weekday}) ${time}`
}
