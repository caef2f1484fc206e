import { type ApplicationField, FIELDS, titleOf } from '@recruit/contract/fields/application-values'
import type { Language } from '@recruit/contract/text'

export const fieldTitles = (language: Language) =>
  Object.fromEntries(FIELDS.map((field) => [field, titleOf(field, language)])) as Record<
    ApplicationField,
    string
  >
