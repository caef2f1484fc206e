import type { FieldName } from '@recruit/contract/rules/application-rules'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useLanguage } from '../../../i18n/language.ts'
import { type ApplicationSession, useDraft } from '../autosave/index.ts'
import { mistakesIn } from './checks.ts'

/**
 * Shows what keeps the last pressed button from doing its work, until it is put right. `arrived`: what the other
 * page asked for, when a line of its summary led here.
 */
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
