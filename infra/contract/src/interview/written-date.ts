import type { Language } from '../text.ts'

const KOREAN = ['일', '월', '화', '수', '목', '금', '토']
const ENGLISH = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
/** A weekday in brackets: '(일)', '(일요일)'. */
const WEEKDAY = /\s*\(([일월화수목금토])(?:요일)?\)/g
const DAY = /(?:(\d{4})년\s*)?(\d{1,2})월\s*(\d{1,2})일/g
const HOUR = /(?:(오전|오후)\s*)?(\d{1,2})(?:시(?!간)(?:\s*(\d{1,2})분)?|:(\d{2}))/g
/** How long, in brackets: '(2시간)', '(20분)'. */
const LENGTH = /(?<=\()(\d+)(시간|분)(?=\))/g
const FROM = /(\d\S*(?: \(\w+\))?(?: [\d:]+)?)\s*부터\s*/g
const UNTIL = /(\d\S*(?: \(\w+\))?(?: [\d:]+)?)\s*까지/g

const HANGUL = /[가-힣]/

/**
 * A text of the settings in English, its Korean dates and times converted: '12월 6일(일) 오후 2시' as '12.6 (Sun) 14:00'.
 * One that keeps other Korean words stays as it was typed; only names after a comma, such as a place, may remain.
 */
export function writtenDate(text: string, language: Language): string {
  if (language === 'ko') return text
  const typed = text
    .replace(LENGTH, (_, count: string, unit: string) => `${count}\u00a0${unit === '분' ? 'min' : 'h'}`)
    .trim()
    .split(/([,，]\s*)/)
  // Every second one is a comma with its space.
  const english = typed.map((part, index) => (index % 2 ? part : converted(part).trim()))
  const isWhole = english.every(
    (part, index) => !HANGUL.test(part) || (index > 0 && part === typed[index]?.trim()),
  )
  return isWhole ? english.join('') : text.trim()
}

/** The dates and times of one part between commas. */
const converted = (text: string): string =>
  text
    .replace(DAY, (_, ...[year, month, day]: string[]) => [year, month, day].filter(Boolean).join('.'))
    .replace(WEEKDAY, (_, weekday: string) => ` (${ENGLISH[KOREAN.indexOf(weekday)]})`)
    .replace(/자정/g, '24:00')
    .replace(/정오/g, '12:00')
    .replace(HOUR, (_, half: string | undefined, hour: string, minute = '0', colon = minute) => {
      const ofDay = half ? (Number(hour) % 12) + (half === '오후' ? 12 : 0) : hour
      return `${ofDay}:${colon.padStart(2, '0')}`
    })
    .replace(/(~.*?)\s*까지/g, '$1')
    .replace(FROM, text.includes('까지') ? '$1 – ' : 'from $1 ')
    .replace(UNTIL, text.includes('부터') ? '$1' : 'until $1')
