import type { Language } from '@recruit/contract/text'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
/** Seoul keeps one offset all year. */
const SEOUL = 9 * HOUR
const WEEKDAYS = {
  ko: '일월화수목금토',
  en: 'Sun Mon Tue Wed Thu Fri Sat'.split(' '),
}
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const two = (value: number) => String(value).padStart(2, '0')

/**
 * A moment in Seoul with its zone: '2026년 9월 8일(화) 18:00 (한국 시간, KST)', or '' for an invalid time. Formatted by hand,
 * because the prerendered page and every browser must agree on each letter. On a narrow screen the zone wraps to the
 * next line as a whole.
 */
export function moment(iso: string, language: Language): string {
  const at = new Date(Date.parse(iso) + SEOUL)
  if (Number.isNaN(at.getTime())) return ''
  const [year, month, day] = [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()]
  const weekday = WEEKDAYS[language][at.getUTCDay()]
  const time = `${two(at.getUTCHours())}:${two(at.getUTCMinutes())}`
  return language === 'ko'
    ? `${year}년 ${month + 1}월 ${day}일(${weekday}) ${time} (한국\u00a0시간,\u00a0KST)`
    : `${weekday} ${day} ${MONTHS[month]} ${year}, ${time} (Seoul\u00a0time,\u00a0KST)`
}

const UNITS = [
  [86_400, '일', ' d'],
  [3600, '시간', ' h'],
  [60, '분', ' min'],
  [1, '초', ' s'],
] as const

/** The time left: days and hours, hours and minutes, in the last hour minutes and seconds. '' after the end. */
export function leftInWords(left: number, language: Language): string {
  if (left <= 0) return ''
  const isKorean = language === 'ko'
  // Counted up to the next whole one: the last second reads '1 second', not '0'.
  const seconds = Math.ceil(left / SECOND)
  const first = seconds > 86_400 ? 0 : seconds > 3600 ? 1 : 2
  const whole = UNITS[first][0]
  const said = UNITS.slice(first, first + 2).map(([size, ko, en], at) => {
    const count = Math.floor((at ? seconds % whole : seconds) / size)
    return count || at ? `${count}${isKorean ? ko : en} ` : ''
  })
  return said.join('') + (isKorean ? '남음' : 'left')
}

/** When to look again: each minute, in the last hour each second, and never past the end. */
export function nextLook(left: number): number {
  const step = left > HOUR + SECOND ? Math.min(MINUTE, left - HOUR) : SECOND
  return Math.max(1, Math.min(left, left % step || step))
}
