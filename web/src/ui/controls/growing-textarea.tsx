import { type ControlProps, Field, type FieldProps } from './field.tsx'
import styles from './growing-textarea.module.css'

interface Text {
  value: string
  readOnly?: boolean | undefined
  maxLength?: number
  rows?: number | undefined
  lang?: string | undefined
  onChange: (value: string) => void
  onBlur?: () => void
}

/** A text area as high as its text, on paper too: the same text, invisible in the same grid cell, sets the height. */
export const GrowingTextarea = ({ control, onChange, ...text }: Text & { control: ControlProps }) => (
  <div className={styles.growing} data-text={text.value}>
    <textarea {...control} {...text} onChange={(event) => onChange(event.target.value)} />
  </div>
)

/** A text of several lines with its label. `isSentence`: it wraps, but has no lines of its own. */
export function GrowingField({
  value,
  readOnly,
  maxLength,
  onChange,
  onBlur,
  lang,
  isSentence = false,
  ...field
}: FieldProps & Text & { isSentence?: boolean }) {
  const change = (typed: string) => onChange(isSentence ? typed.replace(/\s*\n\s*/g, ' ') : typed)
  return (
    <Field {...field}>
      {(control) => (
        <GrowingTextarea
          {...{ control, value, readOnly, maxLength, onBlur, lang, rows: isSentence ? 1 : undefined }}
          onChange={change}
        />
      )}
    </Field>
  )
}
