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

/** The three identity fields: typed values (or ones `handed` over by another form), what is wrong, and sending. */
export function useIdentity({ handed = false } = {}) {
  const language = useLanguage((state) => state.language)
  const [values, setValues] = useState<Identity>(
    () => (handed && handedOver) || { name: '', studentId: '', ewhaianId: '' },
  )
  return {
    values,
    wrong: Object.fromEntries(
      problemsOf(values, IDENTITY).map((problem) => [problem.field, problemText(problem)[language]]),
    ),
    set: (field: keyof Identity, value: string) => setValues((before) => ({ ...before, [field]: value })),
    sent: (): Identity => ({
      name: normaliseIdentity(values.name),
      studentId: normaliseIdentity(values.studentId),
      ewhaianId: normaliseIdentity(values.ewhaianId),
    }),
  }
}
export type IdentityValues = ReturnType<typeof useIdentity>
