import { type ReactNode, useId } from 'react'
import styles from './dialog.module.css'
import { Modal } from './modal.tsx'

interface Props {
  label: string
  onClose: () => void
  actions: ReactNode
  children: ReactNode
}

/** A message in front of the page, and the answers to it. */
export function Dialog({ label, onClose, actions, children }: Props) {
  const message = useId()
  return (
    <Modal onEscape={onClose} className={styles.dialog} aria-label={label} aria-describedby={message}>
      <div id={message} className={styles.message}>
        {children}
      </div>
      <div className={styles.actions}>{actions}</div>
    </Modal>
  )
}
