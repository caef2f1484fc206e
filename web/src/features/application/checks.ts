import { problemText } from '@recruit/contract/messages'
import { type FieldName, IDENTITY, problemsOf, REQUIRED } from '@recruit/contract/rules'
import type { Language } from '@recruit/contract/text'
import type { ApplicationMode } from '../../paths.ts'
import type { Mistake } from '../../ui/error-summary.tsx'
import { ESSAYS } from './sendable.ts'
import { textsOf, type Values } from './values.ts'

export const isEssay = (field: FieldName): boolean => ESSAYS.some((essay) => essay === field)

/** Edit screens and every later submit ask for more than the first one (specification, section 5). */
const asked = (mode: ApplicationMode, submissions: number) =>
  mode === 'update' || submissions > 0 ? REQUIRED.edit : REQUIRED.apply

/** What must be right for each button. A draft needs only the identity; its over-long essays are left out. */
export const requiredFor = {
  draft: () => IDENTITY as readonly FieldName[],
  next: (mode: ApplicationMode, submissions: number) =>
    asked(mode, submissions).filter((field) => !isEssay(field)),
  submit: asked,
}

/** Problems in the form of the error summary. `draft`: an essay over the limit keeps only itself from being saved. */
export function mistakesIn(
  values: Values,
  required: readonly FieldName[],
  language: Language,
  isDraft: boolean,
): (Mistake & { id: FieldName })[] {
  return problemsOf(textsOf(values), required)
    .filter(({ field, rule }) => !(isDraft && rule === 'too_long' && isEssay(field)))
    .map((problem) => ({ id: problem.field, message: problemText(problem)[language] }))
}
