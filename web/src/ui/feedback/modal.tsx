import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import styles from './modal.module.css'
import { ToastHost } from './toast-host.tsx'

interface Props extends Omit<ComponentProps<'dialog'>, 'ref' | 'onCancel'> {
  /** Esc was pressed; the element stays open until its owner removes it. */
  onEscape: () => void
}

/** A modal while it is mounted: the native element traps the focus and returns it afterwards. */
export function Modal({ onEscape, className, children, ...rest }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  // A layout effect ends while the element is still in the page, so that the focus can go back.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={`${styles.modal} ${className}`}
      onCancel={(event) => {
        event.preventDefault()
        onEscape()
      }}
      {...rest}
    >
      {children}
      <ToastHost isInDialog />
    </dialog>
  )
}
