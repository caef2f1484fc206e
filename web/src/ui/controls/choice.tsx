import { type ChangeEvent, type ReactNode, useId } from 'react'
import { useText } from '../../i18n/text.ts'
import { useFormError } from '../form/form.tsx'
import { formText } from '../form/text.ts'
import page from '../layout/page.module.css'
import styles from './field.module.css'
import { Field, type FieldProps } from './field.tsx'

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
  hint?: string | undefined
  optional?: boolean
  disabled?: boolean
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

interface SetProps extends Omit<Group<never>, 'options' | 'disabled'> {
  error: string | undefined
  className: string | undefined
  children: ReactNode
}

/** A legend, an error and a hint around some choices, wired so that all of them are read out with it. */
function ChoiceSet({ id, legend, hint, optional, error, className, children }: SetProps) {
  const text = useText(formText)
  return (
    <fieldset className={className} aria-describedby={error ? `${id}-error` : hint && `${id}-hint`}>
      <legend className={styles.label}>
        {legend}
        {optional && <span className={styles.optional}>{text.optional}</span>}
      </legend>
      <ErrorLine id={id}>{error}</ErrorLine>
      {children}
      {hint && !error && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </fieldset>
  )
}

/** Native radio buttons in a fieldset; the first has the id that an error summary links to. */
export function RadioGroup<T extends string | number>({
  options,
  value,
  disabled,
  onChange,
  error: ownError,
  ...set
}: Group<T> & Mistaken & { value: T | null; onChange: (value: T) => void }) {
  const { id } = set
  const formError = useFormError(id)
  return (
    <ChoiceSet {...set} error={ownError ?? formError} className={styles.choices}>
      {options.map((option, index) => (
        <label key={option.value} className={`${styles.choice} ${option.quiet ? styles.quiet : ''}`}>
          <input
            type="radio"
            name={id}
            id={index === 0 ? id : `${id}-${option.value}`}
            checked={value === option.value}
            disabled={disabled}
            onChange={() => onChange(option.value)}
          />
          <span>
            {option.label}
            {option.note && <span className={styles.note}>{option.note}</span>}
          </span>
        </label>
      ))}
    </ChoiceSet>
  )
}

/** Native check boxes in a fieldset; `onChange` receives the checked ones in the order of the options. */
export function CheckboxGroup<T extends string | number>({
  options,
  values,
  disabled,
  onChange,
  error: ownError,
  ...set
}: Group<T> & Mistaken & { values: readonly T[]; onChange: (values: T[]) => void }) {
  const { id } = set
  const formError = useFormError(id)
  const all = options.map(({ value }) => value)
  return (
    <ChoiceSet {...set} error={ownError ?? formError} className={styles.checks}>
      {options.map(({ value, label }, index) => (
        <Check
          key={value}
          id={index === 0 ? id : `${id}-${value}`}
          checked={values.includes(value)}
          {...(disabled !== undefined && { disabled })}
          onChange={(isIn) => onChange(all.filter((one) => (one === value ? isIn : values.includes(one))))}
        >
          {label}
        </Check>
      ))}
    </ChoiceSet>
  )
}

interface CheckProps extends Mistaken {
  id: string
  checked: boolean
  /** Of many that it stands for only some are checked: it shows a dash. */
  isPartly?: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
}

/** A native check box with its label and error. */
export function Checkbox(props: CheckProps) {
  const formError = useFormError(props.id)
  return <Check error={formError} {...props} />
}

/** HTML has no attribute for it. */
export const asPartly = (isPartly: boolean) => (box: HTMLInputElement | null) => {
  if (box) box.indeterminate = isPartly
}

function Check({ id, checked, isPartly = false, error, disabled, onChange, children }: CheckProps) {
  return (
    <div>
      <label className={styles.check}>
        <input
          ref={asPartly(isPartly)}
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
  id?: string
  label: string
  /** Why nothing can be chosen now: it disables the select, and is shown at the pointer and read out. */
  disabledReason?: string | undefined
}

/** A native select without a visible label, for table cells: the label is read out. */
export function Select<T extends string>({ id, label, disabledReason, ...choice }: Props<T>) {
  const reason = useId()
  return (
    <span title={disabledReason}>
      <select
        id={id}
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

/** A native select with its visible label. */
export const SelectField = <T extends string | number>({
  value,
  options,
  onChange,
  ...field
}: FieldProps & Choice<T>) => (
  <Field {...field}>{(control) => <select {...control} {...choiceOf({ value, options, onChange })} />}</Field>
)
