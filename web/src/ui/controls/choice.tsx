import type { ReactNode } from 'react'
import styles from './field.module.css'

export interface Option<T> {
  value: T
  label: string
  note?: string
  /** Styled differently but still selectable. */
  quiet?: boolean
}

interface Props<T> {
  id: string
  legend: string
  error?: string | undefined
  options: Option<T>[]
  value: T | null
  onChange: (value: T) => void
}

/** Native radio buttons in a fieldset; the first has the id that an error summary links to. */
export function RadioGroup<T extends string | number>({
  id,
  legend,
  error,
  options,
  value,
  onChange,
}: Props<T>) {
  return (
    <fieldset className={styles.choices} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.label}>{legend}</legend>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {options.map((option, index) => (
        <label key={option.value} className={`${styles.choice} ${option.quiet ? styles.quiet : ''}`}>
          <input
            type="radio"
            name={id}
            id={index === 0 ? id : `${id}-${option.value}`}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
          />
          <span>
            {option.label}
            {option.note && <span className={styles.note}>{option.note}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

interface CheckProps {
  id: string
  checked: boolean
  error?: string | undefined
  disabled?: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
}

/** A native check box with its label and error. */
export function Checkbox({ id, checked, error, disabled, onChange, children }: CheckProps) {
  return (
    <div>
      <label className={styles.check}>
        <input
          type="checkbox"
          id={id}
          checked={checked}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{children}</span>
      </label>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
