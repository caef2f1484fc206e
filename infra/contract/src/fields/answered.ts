import { type ApplicationField, type ApplicationValues, declared, FIELDS } from './application-values.ts'

/** The fields with content, in the order of the table; the dates belong to the hours. */
export const answeredIn = (values: ApplicationValues): Exclude<ApplicationField, 'interviewDays'>[] =>
  FIELDS.filter(
    (field): field is Exclude<ApplicationField, 'interviewDays'> =>
      declared[field].kind !== 'days' && isAnswered(values[field]),
  )

const isAnswered = (value: ApplicationValues[ApplicationField]): boolean => {
  if (typeof value === 'string') return value.trim() !== ''
  return Array.isArray(value) ? value.some(Boolean) : value === true
}
