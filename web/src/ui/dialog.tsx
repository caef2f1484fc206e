import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import styles from './dialog.module.css'

interface Props {
  label: string
  onClose: () => void
  actions: ReactNode
  children: ReactNode
}

/** A modal dialog while it is mounted: the native element keeps the focus inside and gives it back. */
export function Dialog({ label, onClose, actions, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const message = useId()
  // A layout effect: its end comes while the element still stands in the page, so that the focus can go back.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={label}
      aria-describedby={message}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div id={message} className={styles.message}>
        {children}
      </div>
      <div className={styles.actions}>{actions}</div>
    </dialog>
  )
}
