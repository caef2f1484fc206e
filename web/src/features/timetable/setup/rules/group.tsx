import { type ReactNode, useId, useState } from 'react'
import page from '../../../../ui/layout/page.module.css'
import styles from '../setup.module.css'

interface GroupProps {
  legend: string
  hint: string
  /** How its controls are laid out. */
  className: string | undefined
  children: ReactNode
}

/** Controls of one kind under what they are about. */
export function Group({ legend, hint, className, children }: GroupProps) {
  const id = useId()
  return (
    <fieldset className={styles.group} aria-describedby={id}>
      <legend>{legend}</legend>
      <p id={id} className={page.quiet}>
        {hint}
      </p>
      <div className={className}>{children}</div>
    </fieldset>
  )
}

/** What only some terms need: open where something is in it. */
export function Fold({ label, isUsed, children }: { label: string; isUsed: boolean; children: ReactNode }) {
  const [isOpen, setOpen] = useState(isUsed)
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.more}>{label}</summary>
      {isOpen && children}
    </details>
  )
}
