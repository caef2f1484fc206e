const KOREAN = ['일', '월', '화', '수', '목', '금', '토']
const ENGLISH = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
/** A date with its weekday: '9.12(금)', '2026. 9. 12.(토)', '9월 12일 (금요일)'; also the bare end of a range, '14(일)'. */
const DATE =
  /(?:(?:(\d{4})\s*[./년-]\s*)?(?<!\d)(\d{1,2})\s*(?:[./]|월)\s*)?(?<![\d:])(\d{1,2})\s*[.일]?\s*\(\s*(\p{L}+)/gu

export interface WrongWeekday {
  /** As the text has it: '12.6(월'. */
  written: string
  /** The date that it most likely means: 2026-12-06. */
  day: string
}

/**
 * The dates of a text whose weekday is another day's. A date without a year means the nearest one or the next one to
 * come; where its weekday fits either, nothing is wrong.
 */
export function wrongWeekdays(text: string, today: Date): WrongWeekday[] {
  const wrong: WrongWeekday[] = []
  // The end of a range leaves out what its beginning has said.
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

/** The dates that may be meant, the likeliest first. */
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

/** 0 for Sunday; -1 for what is no weekday, such as '예정'. */
function weekdayOf(name: string): number {
  const short = name.replace(/요일$/, '')
  const korean = KOREAN.indexOf(short)
  return korean >= 0 ? korean : ENGLISH.indexOf(name.slice(0, 3).toLowerCase())
}
