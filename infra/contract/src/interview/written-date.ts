import type { Language } from '../text.ts'

const KOREAN = ['일', '월', '화', '수', '목', '금', '토']
const ENGLISH = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
/** A weekday in brackets: '(일)', '(일요일)'. */
const WEEKDAY = /\s*\(([일월화수목금토])(?:요일)?\)/g
const MONTH_AND_DAY = /(\d{1,2})월\s*(\d{1,2})일/g

/** A text of the settings that holds dates; in English without Korean weekdays: '12.6(일)' as '12.6 (Sun)'. */
export const writtenDate = (text: string, language: Language): string =>
  language === 'ko'
    ? text
    : text
        .replace(MONTH_AND_DAY, '$1.$2')
        .replace(WEEKDAY, (_, weekday: string) => ` (${ENGLISH[KOREAN.indexOf(weekday)]})`)
