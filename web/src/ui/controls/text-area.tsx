import { ESSAY_MAX } from '@recruit/contract/constants'
import { lengthOf } from '@recruit/contract/text'
import { useText } from '../../i18n/text.ts'
import { formText } from '../form/text.ts'
import styles from './field.module.css'
import { Field, type FieldProps } from './field.tsx'
import { GrowingTextarea } from './growing-textarea.tsx'

const WARN_FROM = ESSAY_MAX - 100

/** An essay with its counter. Typing continues past the limit, so that a pasted long text stays complete. */
export function TextArea({
  value,
  onChange,
  readOnly,
  ...field
}: Omit<FieldProps, 'counter'> & { value: string; onChange: (value: string) => void; readOnly?: boolean }) {
  const text = useText(formText)
  const length = lengthOf(value)
  const over = length - ESSAY_MAX
  return (
    <Field
      {...field}
      error={over > 0 ? text.over(over) : field.error}
      counter={
        <span className={length >= WARN_FROM ? styles.near : ''}>{text.length(length, ESSAY_MAX)}</span>
      }
    >
      {(control) => <GrowingTextarea {...{ control, value, readOnly, onChange }} />}
    </Field>
  )
}
