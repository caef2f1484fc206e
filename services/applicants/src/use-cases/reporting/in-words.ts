import {
  type ApplicationField,
  type ApplicationValues,
  declared,
  FIELDS,
} from '@recruit/contract/fields/application-values'
import type { InterviewDays } from '@recruit/contract/interview/grid'
import type { Language } from '@recruit/contract/text'
import { hoursInWords } from './export-hours.ts'
import { columnNames } from './export-text.ts'

/** What is read of an application; the dates of the hours stand with the hours. */
export const WRITTEN_FIELDS: readonly ApplicationField[] = FIELDS.filter(
  (field) => declared[field].kind !== 'days',
)

/** A field's value to read, outside the form; `days` are those of the period, for hours that have none of their own. */
export function valueInWords(
  content: ApplicationValues,
  field: ApplicationField,
  language: Language,
  days: InterviewDays | null,
): string {
  const value = content[field]
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return columnNames[value ? 'yes' : 'no'][language]
  return hoursInWords({ ...content, interviewDays: content.interviewDays ?? days }, language)
}

/** `2026-11-21 14:03`, as clocks in Seoul show it. */
export const inSeoul = (time: Date): string =>
  new Date(time.getTime() + 9 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ')
