import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import styles from './button.module.css'

type Words = string | number | boolean | null | undefined | readonly Words[]
/** What is read out: the words inside, or a label where a picture or markup stands inside. */
type Named = { children: Words; 'aria-label'?: string } | { children: ReactNode; 'aria-label': string }

interface Look {
  look?: 'primary' | 'plain'
  small?: boolean
}

const classes = ({ look, small }: Look) =>
  [styles.button, look === 'primary' && styles.primary, small && styles.small].filter(Boolean).join(' ')

/**
 * A button. While `busy` it stays in the focus order but does nothing, so that a double click sends once; the second
 * press of a double click on a form's own button does nothing either, however quickly the first one was done.
 */
export function Button({
  look,
  small,
  busy = false,
  onClick,
  type = 'button',
  ...rest
}: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'aria-label'> &
  Named &
  Look & { busy?: boolean }) {
  return (
    <button
      {...rest}
      type={type}
      className={classes({ look, small })}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (busy || (type === 'submit' && event.detail > 1)) event.preventDefault()
        else onClick?.(event)
      }}
    />
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
