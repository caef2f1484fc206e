import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import page from '../layout/page.module.css'
import styles from './button.module.css'

type Words = string | number | boolean | null | undefined | readonly Words[]
/** The accessible name: the words inside, or a label where the content is a picture or markup. */
type Named = { children: Words; 'aria-label'?: string } | { children: ReactNode; 'aria-label': string }

interface Look {
  /** Quiet: what gives something up, next to what is usually pressed. */
  look?: 'primary' | 'plain' | 'quiet'
  small?: boolean
}

const classes = ({ look, small }: Look) =>
  [styles.button, look && styles[look], small && styles.small].filter(Boolean).join(' ')

interface Wait {
  busy?: boolean
  /** The progress text, such as 'Checking …': it replaces the label, and is read out. */
  waiting?: string | false
}

/** A button. While `busy`, and at the second press of a double click, it keeps the focus but does nothing. */
export function Button({
  look,
  small,
  waiting,
  busy = !!waiting,
  onClick,
  type = 'button',
  ...rest
}: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'aria-label'> & Named & Look & Wait) {
  return (
    <>
      <button
        {...rest}
        {...(waiting && { 'aria-label': waiting, children: waiting })}
        type={type}
        className={classes({ look, small })}
        aria-disabled={busy || undefined}
        onClick={(event) => {
          if (busy || (type === 'submit' && event.detail > 1)) event.preventDefault()
          else onClick?.(event)
        }}
      />
      {waiting !== undefined && (
        <span role="status" className={page.hidden}>
          {waiting}
        </span>
      )}
    </>
  )
}

/** A link that looks like a button: it leads to an address. */
export function LinkButton({
  look,
  small,
  ...rest
}: Omit<LinkProps, 'children' | 'aria-label'> & Named & Look) {
  return <Link {...rest} className={classes({ look, small })} />
}
