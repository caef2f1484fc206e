import type { ReactNode } from 'react'
import { useText } from '../i18n/text.ts'
import styles from './field.module.css'
import { uiText } from './text.ts'

export interface FieldProps {
  /** Names the control in the page; an error summary finds it by this id. */
  id: string
  label: string
  hint?: string
  error?: string | undefined
  optional?: boolean
  /** What stands at the end of the line below, a counter for instance. */
  counter?: ReactNode
}

export interface ControlProps {
  id: string
  className: string | undefined
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** Label, hint, error and counter around one control, wired so that all of them are read out with it. */
export function Field({
  id,
  label,
  hint,
  error,
  optional,
  counter,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const text = useText(uiText)
  const notes = [hint && `${id}-hint`, error && `${id}-error`, counter && `${id}-count`]
    .filter(Boolean)
    .join(' ')
  return (
    <div className={styles.field}>
      <div>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {optional && <span className={styles.optional}>{text.optional}</span>}
      </div>
      {children({
        id,
        className: styles.control,
        'aria-describedby': notes || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {(hint || counter) && (
        <div className={styles.below}>
          {hint && (
            <p id={`${id}-hint`} className={styles.hint}>
              {hint}
            </p>
          )}
          {counter && (
            <p id={`${id}-count`} className={styles.counter}>
              {counter}
            </p>
          )}
        </div>
      )}
    </div>
  )
}
