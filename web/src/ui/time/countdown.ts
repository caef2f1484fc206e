import type { Language } from '@recruit/contract/text'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
/** Seoul keeps one offset all year. */
const SEOUL = 9 * HOUR
const WEEKDAYS = {
  ko: '일월화수목금토',
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
}
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const two = (value: number) => String(value).padStart(2, '0')

/**
 * A moment in Seoul with its zone: '2026년 9월 8일(화) 18:00 (한국 시간, KST)'. Written by hand, because the page
 * that is rendered ahead and every browser must agree on each letter. '' for what is no time.
 */
export function moment(iso: string, language: Language): string {
  const at = new Date(Date.parse(iso) + SEOUL)
  if (Number.isNaN(at.getTime())) return ''
  const [year, month, day] = [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()]
  const weekday = WEEKDAYS[language][at.getUTCDay()]
  const time = `${two(at.getUTCHours())}:${two(at.getUTCMinutes())}`
  return language === 'ko'
    ? `${year}년 ${month + 1}월 ${day}일(${weekday}) ${time} (한국 시간, KST)`
    : `${weekday} ${day} ${MONTHS[month]} ${year}, ${time} (Seoul time, KST)`
}

/** How long is left: days and hours, hours and minutes, in the last hour minutes and seconds. '' when it is over. */
export function leftInWords(left: number, language: Language): string {
  if (left <= 0) return ''
  // Counted up to the next whole one: the last second reads '1 second', not '0'.
  const seconds = Math.ceil(left / SECOND)
  const parts: [number, string, string][] =
    seconds > 86_400
      ? [
          [Math.floor(seconds / 86_400), '일', 'd'],
          [Math.floor((seconds % 86_400) / 3600), '시간', 'h'],
        ]
      : seconds > 3600
        ? [
            [Math.floor(seconds / 3600), '시간', 'h'],
            [Math.floor((seconds % 3600) / 60), '분', 'min'],
          ]
        : [
            [Math.floor(seconds / 60), '분', 'min'],
            [seconds % 60, '초', 's'],
          ]
  const said = parts.filter(([count], index) => count > 0 || index === 1)
  return language === 'ko'
    ? `${said.map(([count, unit]) => `${count}${unit}`).join(' ')} 남음`
    : `${said.map(([count, , unit]) => `${count} ${unit}`).join(' ')} left`
}

/** When to look again: each minute, in the last hour each second, and never past the end. */
export function nextLook(left: number): number {
  const step = left > HOUR + SECOND ? Math.min(MINUTE, left - HOUR) : SECOND
  return Math.max(1, Math.min(left, left % step || step))
}
