import { type ChangeEvent, useId } from 'react'
import page from '../layout/page.module.css'
import styles from './field.module.css'
import { Field, type FieldProps } from './field.tsx'

interface Choice<T extends string | number> {
  value: T
  options: { value: T; label: string }[]
  onChange: (value: T) => void
}

/** What both selects draw: the options, and the chosen one by its value. */
const choiceOf = <T extends string | number>({ value, options, onChange }: Choice<T>) => ({
  value,
  onChange: (event: ChangeEvent<HTMLSelectElement>) => {
    const chosen = options.find((option) => String(option.value) === event.target.value)
    if (chosen) onChange(chosen.value)
  },
  children: options.map((option) => (
    <option key={option.value} value={option.value}>
      {option.label}
    </option>
  )),
})

interface Props<T extends string> extends Choice<T> {
  label: string
  /** Why nothing can be chosen now: it disables the select, and is shown at the pointer and read out. */
  disabledReason?: string | undefined
}

/** A native select without a visible label, for table cells: the label is read out. */
export function Select<T extends string>({ label, disabledReason, ...choice }: Props<T>) {
  const reason = useId()
  return (
    <span title={disabledReason}>
      <select
        className={styles.control}
        aria-label={label}
        disabled={disabledReason !== undefined}
        aria-describedby={disabledReason && reason}
        {...choiceOf(choice)}
      />
      {disabledReason && (
        <span id={reason} className={page.hidden}>
          {disabledReason}
        </span>
      )}
    </span>
  )
}

/** A native select with its visible label. A reason, read out as its description, disables it. */
export const SelectField = <T extends string | number>({
  value,
  options,
  onChange,
  disabledReason,
  ...field
}: FieldProps & Choice<T> & { disabledReason?: string | undefined }) => (
  <Field {...field}>
    {(control) => (
      <select
        {...control}
        disabled={disabledReason !== undefined}
        title={disabledReason}
        {...choiceOf({ value, options, onChange })}
      />
    )}
  </Field>
)
