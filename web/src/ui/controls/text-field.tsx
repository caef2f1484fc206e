import { STUDENT_ID_LENGTH } from '@recruit/contract/constants'
import { normaliseIdentity } from '@recruit/contract/text'
import type { InputHTMLAttributes, SyntheticEvent } from 'react'
import { useText } from '../../i18n/text.ts'
import { formText } from '../form/text.ts'
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

export function TextField({
  id,
  label,
  hint,
  error,
  optional,
  marked,
  counter,
  hidesLabel = false,
  value,
  onChange,
  identity = false,
  tidy = (typed) => typed,
  tidyOnBlur = identity ? normaliseIdentity : undefined,
  onBlur,
  ...input
}: FieldProps & Input & Tidied) {
  return (
    <Field {...{ id, label, hint, error, optional, marked, counter, hidesLabel }}>
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

/** Whether a syllable is still being put together: until `compositionend` a text is not to be touched. */
export const isComposing = ({ nativeEvent }: SyntheticEvent): boolean =>
  nativeEvent instanceof InputEvent && nativeEvent.isComposing

interface Props {
  id: string
  value: string
  error?: string | undefined
  readOnly?: boolean
  onChange: (value: string) => void
  onBlur?: () => void
}

/** The student id: 7 digits, counted as one types; spaces go, full-width digits become plain ones. */
export function StudentIdField({ value, onChange, ...rest }: Props) {
  const text = useText(formText)
  return (
    <TextField
      {...rest}
      label={text.studentId}
      hint={text.studentIdHint}
      counter={text.count(value.length, STUDENT_ID_LENGTH)}
      inputMode="numeric"
      value={value}
      onChange={onChange}
      tidy={(typed) => typed.normalize('NFKC').replace(/\s/g, '').slice(0, STUDENT_ID_LENGTH)}
    />
  )
}

type NumberProps = FieldProps & Pick<Tidied, 'value' | 'onChange' | 'tidyOnBlur'> & { digits?: number }

/** A whole number as it is typed: digits alone, without zeros in front; '' is no number. */
export const NumberField = ({ digits = 4, ...rest }: NumberProps) => (
  <TextField
    {...rest}
    inputMode="numeric"
    tidy={(typed) =>
      typed
        .normalize('NFKC')
        .replace(/\D/g, '')
        .replace(/^0+(?=\d)/, '')
        .slice(0, digits)
    }
  />
)
