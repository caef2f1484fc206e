import { normaliseIdentity } from '@recruit/contract/text'
import type { InputHTMLAttributes } from 'react'
import { Field, type FieldProps } from './field.tsx'

type Input = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'value' | 'onChange'>

/** A one-line text with its label. `identity`: a name or id, composed and trimmed once its field is left. */
export function TextField({
  id,
  label,
  hint,
  error,
  optional,
  counter,
  value,
  onChange,
  identity = false,
  onBlur,
  ...input
}: FieldProps & Input & { value: string; onChange: (value: string) => void; identity?: boolean }) {
  return (
    <Field {...{ id, label, hint, error, optional, counter }}>
      {(control) => (
        <input
          autoComplete="off"
          {...input}
          {...control}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={(event) => {
            if (identity && value !== normaliseIdentity(value)) onChange(normaliseIdentity(value))
            onBlur?.(event)
          }}
        />
      )}
    </Field>
  )
}
