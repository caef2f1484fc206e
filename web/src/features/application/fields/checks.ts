import { ESSAYS, IDENTITY } from '@recruit/contract/fields/application-values'
import { isAnswerName, type Question, questionIdOf } from '@recruit/contract/fields/questions'
import { problemText } from '@recruit/contract/problem-texts'
import {
  type FieldName,
  requiredAnswers,
  requiredAt,
  type WrittenName,
} from '@recruit/contract/rules/application-rules'
import type { Language } from '@recruit/contract/text'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useLanguage } from '../../../i18n/text.ts'
import { partOf } from '../../../navigation.ts'
import type { ApplicationMode } from '../../../paths.ts'
import type { Mistake } from '../../../ui/form/form.tsx'
import { type ApplicationSession, problemsIn, useDraft, type Values } from '../autosave/index.ts'

/** Essays stand on page 2, a question where staff have put it, everything else on page 1. */
export const isOnPage2 = (field: WrittenName, questions: readonly Question[]): boolean =>
  isAnswerName(field)
    ? questions.some(({ id, page }) => id === questionIdOf(field) && page === 2)
    : ESSAYS.some((essay) => essay === field)

/** What is known of the application: what its form asks, and how often it was submitted. */
interface Asking {
  questions: Question[]
  submissions: number
}

/** Edit screens and every later submit ask for more than the first one. */
const asked = (mode: ApplicationMode, { questions, submissions }: Asking): WrittenName[] => [
  ...requiredAt(mode === 'update' || submissions > 0 ? 'edit' : 'apply'),
  ...requiredAnswers(questions),
]

/** What must be right for each button. A draft needs only the identity; its over-long texts are left out. */
export const requiredFor = {
  draft: (): readonly WrittenName[] => IDENTITY,
  next: (mode: ApplicationMode, asking: Asking) =>
    asked(mode, asking).filter((field) => !isOnPage2(field, asking.questions)),
  submit: asked,
}

/** What a first submission may leave empty and every later one asks for. */
export const emptyAtFirst = (values: Values): FieldName[] =>
  problemsIn(values, [], requiredAt('edit')).flatMap(({ field, rule }) =>
    rule === 'missing' && !isAnswerName(field) ? [field] : [],
  )

/** Problems in the form of the error summary. `draft`: an over-long text of page 2 keeps only itself from being saved. */
export function mistakesIn(
  values: Values,
  questions: readonly Question[],
  required: readonly WrittenName[],
  language: Language,
  isDraft: boolean,
): (Mistake & { id: WrittenName })[] {
  return problemsIn(values, questions, required)
    .filter(({ field, rule }) => !(isDraft && rule === 'too_long' && isOnPage2(field, questions)))
    .map((problem) => ({ id: problem.field, message: problemText(problem)[language] }))
}

/** What keeps the last pressed button from its work; at first what the other page asked for (`arrived`). */
export function useChecks(session: ApplicationSession, arrived: readonly WrittenName[] | null = null) {
  const language = useLanguage()
  const [asked, setAsked] = useState<{ required: readonly WrittenName[]; isDraft: boolean } | null>(
    arrived && { required: arrived, isDraft: false },
  )
  const [attempt, setAttempt] = useState(0)
  // Before a button is pressed nothing is shown, so the typed values are not watched.
  const values = useDraft(session, (draft) => (asked ? draft.values : null))
  const questions = useDraft(session, ({ known }) => known.questions)
  const mistakes =
    asked && values ? mistakesIn(values, questions, asked.required, language, asked.isDraft) : []
  const errors: Partial<Record<string, string>> = Object.fromEntries(
    mistakes.map(({ id, message }) => [id, message]),
  )
  const check = (required: readonly WrittenName[], isDraft: boolean): boolean => {
    setAsked({ required, isDraft })
    setAttempt((before) => before + 1)
    const { values, known } = session.store.getState()
    return mistakesIn(values, known.questions, required, language, isDraft).length === 0
  }
  return { mistakes, errors, attempt, check }
}

/** The control on the other page that a line of the error summary links to. */
export const askFor = (field: string) => ({ state: { focus: field } })

/** The control that the other page's summary led to, focused on arrival; null when one came by another way. */
export function useAskedField(): string | null {
  const { state, key } = useLocation()
  const asked = partOf(state, 'focus')
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
