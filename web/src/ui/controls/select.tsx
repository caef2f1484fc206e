import { useId } from 'react'
import page from '../layout/page.module.css'
import styles from './field.module.css'
import { Field, type FieldProps } from './field.tsx'

interface Props<T extends string> {
  label: string
  value: T
  options: { value: T; label: string }[]
  /** Why nothing can be chosen now: it disables the select, and is shown at the pointer and read out. */
  disabledReason?: string | undefined
  onChange: (value: T) => void
}

/** A native select without a visible label, for table cells: the label is read out. */
export function Select<T extends string>({ label, value, options, disabledReason, onChange }: Props<T>) {
  const reason = useId()
  const select = (
    <select
      className={styles.control}
      aria-label={label}
      value={value}
      disabled={disabledReason !== undefined}
      aria-describedby={disabledReason && reason}
      onChange={(event) => {
        const chosen = options.find((option) => option.value === event.target.value)
        if (chosen) onChange(chosen.value)
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
  return (
    <span title={disabledReason}>
      {select}
      {disabledReason && (
        <span id={reason} className={page.hidden}>
          {disabledReason}
        </span>
      )}
    </span>
  )
}

/** A native select with its visible label. */
export function SelectField<T extends string | number>({
  value,
  options,
  onChange,
  ...field
}: FieldProps & { value: T; options: { value: T; label: string }[]; onChange: (value: T) => void }) {
  return (
    <Field {...field}>
      {(control) => (
        <select
          {...control}
          value={value}
          onChange={(event) => {
            const chosen = options.find((option) => String(option.value) === event.target.value)
            if (chosen) onChange(chosen.value)
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
