import {
  type ApplicationField,
  type ApplicationValues,
  declared,
  FIELDS,
} from '@recruit/contract/fields/application-values'
import type { InterviewDays } from '@recruit/contract/interview/grid'
import type { Language, Text } from '@recruit/contract/text'
import { hoursInWords } from './hours-in-words.ts'

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
