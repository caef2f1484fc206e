import { type ReactNode, useEffect, useId } from 'react'
import { useText } from '../../i18n/text.ts'
import { closePopup, closePopupOnBack } from '../../navigation.ts'
import { useLatest } from '../latest.ts'
import page from '../layout/page.module.css'
import { uiText } from '../text.ts'
import { Modal } from './dialog.tsx'
import styles from './popup.module.css'

interface Props {
  title: string
  label?: string | undefined
  onClose: () => void
  children: ReactNode
}

/** A large popup: it closes by its button, by Esc, by Back of browser or phone and by a press outside. */
export function Popup({ title, label, onClose, children }: Props) {
  const text = useText(uiText)
  const heading = useId()
  const close = useLatest(onClose)
  useEffect(() => closePopupOnBack(() => close.current()), [])
  return (
    <Modal
      scrolls
      onEscape={closePopup}
      className={styles.popup}
      aria-labelledby={heading}
      onClose={(event) => !event.currentTarget.open && onClose()}
      onClick={(event) => event.target === event.currentTarget && closePopup()}
    >
      <div className={styles.sheet}>
        <header className={styles.head}>
          <div>
            <h2 id={heading}>{title}</h2>
            {label && <p className={styles.label}>{label}</p>}
          </div>
          <button type="button" className={styles.close} onClick={closePopup}>
            <span className={page.hidden}>{text.close}</span>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M5 5l14 14M19 5L5 19" />
            </svg>
          </button>
        </header>
        {children}
      </div>
    </Modal>
  )
}
