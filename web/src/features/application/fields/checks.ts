import { ESSAYS, type FieldName, IDENTITY } from '@recruit/contract/fields/application-values'
import { problemText } from '@recruit/contract/problem-texts'
import { problemsOf, requiredAt } from '@recruit/contract/rules/application-rules'
import type { Language } from '@recruit/contract/text'
import type { ApplicationMode } from '../../../paths.ts'
import type { Mistake } from '../../../ui/feedback/error-summary.tsx'
import { textsOf, type Values } from '../autosave/index.ts'

export const isEssay = (field: FieldName): boolean => ESSAYS.some((essay) => essay === field)

/** Edit screens and every later submit ask for more than the first one. */
const asked = (mode: ApplicationMode, submissions: number) =>
  requiredAt(mode === 'update' || submissions > 0 ? 'edit' : 'apply')

/** What must be right for each button. A draft needs only the identity; its over-long essays are left out. */
export const requiredFor = {
  draft: () => IDENTITY as readonly FieldName[],
  next: (mode: ApplicationMode, submissions: number) =>
    asked(mode, submissions).filter((field) => !isEssay(field)),
  submit: asked,
}

/** What a first submission may leave empty and every later one asks for. */
export const emptyAtFirst = (values: Values): FieldName[] =>
  problemsOf(textsOf(values), requiredAt('edit')).flatMap(({ field, rule }) =>
    rule === 'missing' ? [field] : [],
  )

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
