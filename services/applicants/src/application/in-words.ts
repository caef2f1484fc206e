import {
  type ApplicationField,
  type ApplicationValues,
  declared,
  FIELDS,
} from '@recruit/contract/fields/application-values'
import type { InterviewDays } from '@recruit/contract/interview/grid'
import type { Language } from '@recruit/contract/text'
import { hoursInWords } from './hours-in-words.ts'
import { columnNames } from '../reports/export-text.ts'

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
  if (typeof value === 'boolean') return columnNames[value ? 'yes' : 'no'][language]
  return hoursInWords({ ...content, interviewDays: content.interviewDays ?? days }, language)
}

/** `2026-11-21 14:03`, in Seoul's time. */
export const inSeoul = (time: Date): string =>
  new Date(time.getTime() + 9 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ')
