const KOREAN = ['일', '월', '화', '수', '목', '금', '토']
const ENGLISH = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
/** A date with its weekday: '9.12(금)', '2026. 9. 12.(토)', '9월 12일 (금요일)'; also the bare end of a range, '14(일)'. */
const DATE =
  /(?:(?:(\d{4})\s*[./년-]\s*)?(?<!\d)(\d{1,2})\s*(?:[./]|월)\s*)?(?<![\d:])(\d{1,2})\s*[.일]?\s*\(\s*(\p{L}+)/gu

export interface WrongWeekday {
  /** The original text: '12.6(월'. */
  written: string
  /** The most likely date: 2026-12-06. */
  day: string
}

/**
 * The dates of a text with a wrong weekday. A date without a year means the nearest or the next one; it is right if its
 * weekday fits either.
 */
export function wrongWeekdays(text: string, today: Date): WrongWeekday[] {
  const wrong: WrongWeekday[] = []
  // The end of a range omits what its beginning has named.
  let [year, month] = [0, 0]
  for (const [written, ownYear, ownMonth, day, name = ''] of text.matchAll(DATE)) {
    year = Number(ownYear ?? year)
    month = Number(ownMonth ?? month)
    const weekday = weekdayOf(name)
    const meant = weekday < 0 || month === 0 ? [] : meantBy(year, month, Number(day), today)
    const [likely] = meant
    if (likely && meant.every((date) => date.getUTCDay() !== weekday))
      wrong.push({ written: `${written.trim()})`, day: likely.toISOString().slice(0, 10) })
  }
  return wrong
}

/** The possible dates, the likeliest first. */
function meantBy(year: number, month: number, day: number, today: Date): Date[] {
  const thisYear = today.getUTCFullYear()
  const years = year ? [year] : [thisYear - 1, thisYear, thisYear + 1]
  const dates = years
    .map((candidate) => new Date(Date.UTC(candidate, month - 1, day)))
    .filter((date) => date.getUTCMonth() + 1 === month)
  const far = (date: Date) => Math.abs(date.getTime() - today.getTime())
  const nearest = dates.toSorted((one, other) => far(one) - far(other)).slice(0, 1)
  return [...nearest, ...dates.filter((date) => date > today).slice(0, 1)]
}

/** 0 for Sunday; -1 for no weekday, such as '예정'. */
function weekdayOf(name: string): number {
  const short = name.replace(/요일$/, '')
  const korean = KOREAN.indexOf(short)
  return korean >= 0 ? korean : ENGLISH.indexOf(name.slice(0, 3).toLowerCase())
}
