import type { ReactNode } from 'react'
import { useText } from '../../i18n/text.ts'
import { useFormError } from '../form/form.tsx'
import { formText } from '../form/text.ts'
import page from '../layout/page.module.css'
import styles from './field.module.css'

export interface FieldProps {
  /** Names the control in the page; an error summary finds it by this id. */
  id: string
  label: string
  hint?: string
  /** Absent: what the surrounding form found wrong with this control. */
  error?: string | undefined
  /** May stay empty; in words where there is more to say. */
  optional?: boolean | string
  /** Marks a required field; the form decides what happens when it is empty. */
  marked?: boolean
  /** The content at the end of the line below, a counter for instance. */
  counter?: ReactNode
  /** Of a control that grows past the screen: label and counter stay in sight above it, on a desktop next to it. */
  headFollows?: boolean
  /** The label is only read out: a head above names the whole column. */
  hidesLabel?: boolean
}

export interface ControlProps {
  id: string
  className: string | undefined
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

/** Label, hint, error and counter around one control, wired so that all of them are read out with it. */
export function Field({
  id,
  label,
  hint,
  error: ownError,
  optional,
  marked,
  counter,
  headFollows = false,
  hidesLabel = false,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const text = useText(formText)
  const formError = useFormError(id)
  const error = ownError ?? formError
  const notes = [hint && `${id}-hint`, error && `${id}-error`, counter && `${id}-count`]
    .filter(Boolean)
    .join(' ')
  const count = counter && (
    <p id={`${id}-count`} className={styles.counter}>
      {counter}
    </p>
  )
  return (
    <div className={`${styles.field} ${headFollows ? styles.long : ''}`}>
      <div className={headFollows ? styles.following : undefined}>
        <label className={hidesLabel ? page.hidden : styles.label} htmlFor={id}>
          {label}
        </label>
        {optional && <span className={styles.optional}>{optional === true ? text.optional : optional}</span>}
        {marked && <span className={styles.optional}>{text.required}</span>}
        {headFollows && count}
      </div>
      {children({
        id,
        className: styles.control,
        'aria-describedby': notes || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': marked || undefined,
      })}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {(hint || (counter && !headFollows)) && (
        <div className={styles.below}>
          {hint && (
            <p id={`${id}-hint`} className={styles.hint}>
              {hint}
            </p>
          )}
          {!headFollows && count}
        </div>
      )}
    </div>
  )
}
