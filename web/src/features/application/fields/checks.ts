import { ESSAYS, IDENTITY } from '@recruit/contract/fields/application-values'
import { problemText } from '@recruit/contract/problem-texts'
import { type FieldName, problemsOf, requiredAt } from '@recruit/contract/rules/application-rules'
import type { Language } from '@recruit/contract/text'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useLanguage } from '../../../i18n/language.ts'
import type { ApplicationMode } from '../../../paths.ts'
import type { Mistake } from '../../../ui/form/form.tsx'
import { type ApplicationSession, textsOf, useDraft, type Values } from '../autosave/index.ts'

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

/** What keeps the last pressed button from its work; at first what the other page asked for (`arrived`). */
export function useChecks(session: ApplicationSession, arrived: readonly FieldName[] | null = null) {
  const language = useLanguage((state) => state.language)
  const [asked, setAsked] = useState<{ required: readonly FieldName[]; isDraft: boolean } | null>(
    arrived && { required: arrived, isDraft: false },
  )
  const [attempt, setAttempt] = useState(0)
  // Before a button is pressed nothing is shown, so the typed values are not watched.
  const values = useDraft(session, (draft) => (asked ? draft.values : null))
  const mistakes = asked && values ? mistakesIn(values, asked.required, language, asked.isDraft) : []
  const errors: Partial<Record<string, string>> = Object.fromEntries(
    mistakes.map(({ id, message }) => [id, message]),
  )
  const check = (required: readonly FieldName[], isDraft: boolean): boolean => {
    setAsked({ required, isDraft })
    setAttempt((before) => before + 1)
    return mistakesIn(session.store.getState().values, required, language, isDraft).length === 0
  }
  return { mistakes, errors, attempt, check }
}

/** The control on the other page that a line of the error summary links to. */
export const askFor = (field: string) => ({ state: { focus: field } })

/** The control that the other page's summary led to, focused on arrival; null when one came by another way. */
export function useAskedField(): string | null {
  const { state, key } = useLocation()
  const asked: unknown = state && typeof state === 'object' ? Reflect.get(state, 'focus') : null
  const field = typeof asked === 'string' ? asked : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival counts, also a second one at the same field
  useEffect(() => {
    if (!field) return
    // After the heading, which takes the focus on every change of address.
    const frame = requestAnimationFrame(() => document.getElementById(field)?.focus())
    return () => cancelAnimationFrame(frame)
  }, [field, key])
  return field
}
