import { GRID_FIRST_HOUR, GRID_HOURS } from '@recruit/contract/constants'
import {
  type ApplicationField,
  type ApplicationValues,
  declared,
  FIELDS,
} from '@recruit/contract/fields/application-values'
import type { InterviewDays } from '@recruit/contract/interview/grid'
import { dayHead } from '@recruit/contract/interview/grid-days'
import type { DatedHours } from '@recruit/contract/interview/interview-days'
import type { Language, Text } from '@recruit/contract/text'

/**
 * The chosen hours of each day in the order of the calendar, from the start of the first to the end of the last:
 * `12.6(일) 10:00–17:00; 12.7(월) 9:00–11:00`. A day without a date has its number.
 */
export function hoursInWords({ interviewHours, interviewDays }: DatedHours, language: Language): string {
  const chosen = interviewHours.flatMap((bits, column) =>
    bits ? [{ bits, column, day: interviewDays?.[column] ?? null }] : [],
  )
  return chosen
    .sort((one, other) => ((one.day ?? '') < (other.day ?? '') ? -1 : 1))
    .map(
      ({ bits, column, day }) =>
        `${dayName(dayHead(day, column, language), language)} ${rangesOf(bits, language).join(', ')}`,
    )
    .join('; ')
}

function rangesOf(bits: number, language: Language): string[] {
  const ranges: string[] = []
  for (let hour = 0; hour < GRID_HOURS; hour++) {
    if (!((bits >> hour) & 1)) continue
    const first = hour
    while ((bits >> (hour + 1)) & 1) hour++
    ranges.push(`${clock(first + GRID_FIRST_HOUR, language)}–${clock(hour + GRID_FIRST_HOUR + 1, language)}`)
  }
  return ranges
}

/** The grid's last hour begins at 24:00 and ends on the next day. */
function clock(hour: number, language: Language): string {
  if (hour <= 24) return `${hour}:00`
  return language === 'ko' ? `다음 날 ${hour - 24}:00` : `${hour - 24}:00 the next day`
}

function dayName(head: string, language: Language): string {
  if (!/^\d+$/.test(head)) return head
  return language === 'ko' ? `${head}일째` : `day ${head}`
}

const YES: Text = { ko: '예', en: 'yes' }
const NO: Text = { ko: '아니요', en: 'no' }

/** The readable fields of an application; the hours include their dates. */
export const WRITTEN_FIELDS: readonly ApplicationField[] = FIELDS.filter(
  (field) => declared[field].kind !== 'days',
)

/** A field's value outside the form; `days` are those of the period, for hours without dates. */
export function valueInWords(
  content: ApplicationValues,
  field: ApplicationField,
  language: Language,
  days: InterviewDays | null,
): string {
  const value = content[field]
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return (value ? YES : NO)[language]
  return hoursInWords({ ...content, interviewDays: content.interviewDays ?? days }, language)
}
