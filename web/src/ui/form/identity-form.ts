import { problemText } from '@recruit/contract/problem-texts'
import { IDENTITY, problemsOf } from '@recruit/contract/rules/application-rules'
import { normaliseIdentity } from '@recruit/contract/text'
import { useState } from 'react'
import { useLanguage } from '../../i18n/language.ts'

type Identity = Record<(typeof IDENTITY)[number], string>

let handedOver: Identity | null = null

/** Passes an identity to the next lookup form in memory, so that history and device never contain it. */
export const handOverIdentity = (identity: Identity | null) => {
  handedOver = identity
}

/**
 * The three identity fields: typed values (or ones `handed` over by another form), errors of the last attempt, and
 * sending.
 */
export function useIdentityForm({ handed = false } = {}) {
  const language = useLanguage((state) => state.language)
  const [values, setValues] = useState<Identity>(
    () => (handed && handedOver) || { name: '', studentId: '', ewhaianId: '' },
  )
  const [attempt, setAttempt] = useState(0)
  const problems = problemsOf(values, IDENTITY)
  const mistakes =
    attempt > 0
      ? problems.map((problem) => ({ id: problem.field, message: problemText(problem)[language] }))
      : []
  const errors: Partial<Record<string, string>> = Object.fromEntries(
    mistakes.map(({ id, message }) => [id, message]),
  )
  return {
    values,
    errors,
    mistakes,
    attempt,
    set: (field: keyof Identity, value: string) => setValues((before) => ({ ...before, [field]: value })),
    /** Shows the errors from now on; true without any. */
    check: () => {
      setAttempt((before) => before + 1)
      return problems.length === 0
    },
    sent: (): Identity => ({
      name: normaliseIdentity(values.name),
      studentId: normaliseIdentity(values.studentId),
      ewhaianId: normaliseIdentity(values.ewhaianId),
    }),
  }
}
export type IdentityForm = ReturnType<typeof useIdentityForm>
