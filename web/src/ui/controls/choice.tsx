import type { ReactNode } from 'react'
import { useFormError } from '../form/form.tsx'
import styles from './field.module.css'

export interface Option<T> {
  value: T
  label: ReactNode
  note?: string
  /** Styled differently but still selectable. */
  quiet?: boolean
}

interface Group<T> {
  id: string
  legend: string
  options: Option<T>[]
}

/** Absent `error`: what the surrounding form found wrong with this control. */
interface Mistaken {
  error?: string | undefined
}

function ErrorLine({ id, children }: { id: string; children: string | undefined }) {
  if (!children) return null
  return (
    <p id={`${id}-error`} className={styles.error}>
      {children}
    </p>
  )
}

/** Native radio buttons in a fieldset; the first has the id that an error summary links to. */
export function RadioGroup<T extends string | number>({
  id,
  legend,
  options,
  value,
  onChange,
  ...own
}: Group<T> & Mistaken & { value: T | null; onChange: (value: T) => void }) {
  const formError = useFormError(id)
  const error = own.error ?? formError
  return (
    <fieldset className={styles.choices} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.label}>{legend}</legend>
      <ErrorLine id={id}>{error}</ErrorLine>
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

/** Native check boxes in a fieldset; `onChange` receives the checked ones in the order of the options. */
export function CheckboxGroup<T extends string | number>({
  id,
  legend,
  hint,
  options,
  values,
  onChange,
}: Group<T> & { hint?: string; values: readonly T[]; onChange: (values: T[]) => void }) {
  const error = useFormError(id)
  const note = error ? `${id}-error` : hint && `${id}-hint`
  const all = options.map(({ value }) => value)
  return (
    <fieldset className={styles.checks} aria-describedby={note}>
      <legend className={styles.label}>{legend}</legend>
      <ErrorLine id={id}>{error}</ErrorLine>
      {options.map(({ value, label }, index) => (
        <Check
          key={value}
          id={index === 0 ? id : `${id}-${value}`}
          checked={values.includes(value)}
          onChange={(isIn) => onChange(all.filter((one) => (one === value ? isIn : values.includes(one))))}
        >
          {label}
        </Check>
      ))}
      {hint && !error && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </fieldset>
  )
}

interface CheckProps extends Mistaken {
  id: string
  checked: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
}

/** A native check box with its label and error. */
export function Checkbox(props: CheckProps) {
  const formError = useFormError(props.id)
  return <Check error={formError} {...props} />
}

function Check({ id, checked, error, disabled, onChange, children }: CheckProps) {
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
      <ErrorLine id={id}>{error}</ErrorLine>
    </div>
  )
}
