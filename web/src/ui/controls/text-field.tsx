import { normaliseIdentity } from '@recruit/contract/text'
import type { InputHTMLAttributes } from 'react'
import { isComposing } from './composing.ts'
import { Field, type FieldProps } from './field.tsx'

type Input = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'value' | 'onChange'>

interface Tidied {
  value: string
  onChange: (value: string) => void
  /** A name or id: composed and trimmed once its field is left. */
  identity?: boolean
  /** Replaces the typed text immediately, but never during the composition of a syllable. */
  tidy?: (typed: string) => string
  /** Replaces the typed text once the field is left. */
  tidyOnBlur?: (typed: string) => string
}

/** A one-line text with its label. */
export function TextField({
  id,
  label,
  hint,
  error,
  optional,
  marked,
  counter,
  value,
  onChange,
  identity = false,
  tidy = (typed) => typed,
  tidyOnBlur = identity ? normaliseIdentity : undefined,
  onBlur,
  ...input
}: FieldProps & Input & Tidied) {
  return (
    <Field {...{ id, label, hint, error, optional, marked, counter }}>
      {(control) => (
        <input
          autoComplete="off"
          {...input}
          {...control}
          value={value}
          onChange={(event) => onChange(isComposing(event) ? event.target.value : tidy(event.target.value))}
          onCompositionEnd={(event) => onChange(tidy(event.currentTarget.value))}
          onBlur={(event) => {
            const tidied = tidyOnBlur?.(value) ?? value
            if (tidied !== value && !input.readOnly) onChange(tidied)
            onBlur?.(event)
          }}
        />
      )}
    </Field>
  )
}
