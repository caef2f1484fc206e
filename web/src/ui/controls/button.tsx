import type { ButtonHTMLAttributes } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import styles from './button.module.css'

interface Look {
  look?: 'primary' | 'plain'
  small?: boolean
}

const classes = ({ look, small }: Look) =>
  [styles.button, look === 'primary' && styles.primary, small && styles.small].filter(Boolean).join(' ')

/** A button. While `busy` it stays in the focus order but does nothing, so that a double click sends once. */
export function Button({
  look,
  small,
  busy = false,
  onClick,
  type = 'button',
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & Look & { busy?: boolean }) {
  return (
    <button
      {...rest}
      type={type}
      className={classes({ look, small })}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault()
        else onClick?.(event)
      }}
    />
  )
}

/** A link that looks like a button: it leads to an address. */
export function LinkButton({ look, small, ...rest }: LinkProps & Look) {
  return <Link {...rest} className={classes({ look, small })} />
}
