import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useText } from '../i18n/text.ts'
import page from './page.module.css'
import styles from './popup.module.css'
import { uiText } from './text.ts'

interface Props {
  title: string
  /** Stands above the title: the category. */
  label?: string | undefined
  onClose: () => void
  children: ReactNode
}

/**
 * A large popup while it is mounted. The native element keeps the focus inside and gives it back to what had it;
 * it closes by its button, by Esc, by the phone's way back and by a press beside it.
 */
export function Popup({ title, label, onClose, children }: Props) {
  const text = useText(uiText)
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  // A layout effect: its end comes while the element still stands in the page, so that the focus can go back.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: for the keyboard there are Esc and the button
    <dialog
      ref={dialog}
      className={styles.popup}
      aria-labelledby={heading}
      onClose={(event) => !event.currentTarget.open && onClose()}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={styles.sheet}>
        <header className={styles.head}>
          <div>
            {label && <p className={styles.label}>{label}</p>}
            <h2 id={heading}>{title}</h2>
          </div>
          <button type="button" className={styles.close} onClick={onClose}>
            <span className={page.hidden}>{text.close}</span>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M5 5l14 14M19 5L5 19" />
            </svg>
          </button>
        </header>
        {children}
      </div>
    </dialog>
  )
}
