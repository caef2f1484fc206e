import { type KeyboardEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useText } from '../../i18n/text.ts'
import { uiText } from '../text.ts'
import styles from './frame.module.css'

/** The button that opens a bar's menu in a narrow window; Esc and arriving anywhere close the menu. */
export function useBarMenu(menuId: string) {
  const text = useText(uiText)
  const [isOpen, setOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const { key } = useLocation()
  const [lastKey, setLastKey] = useState(key)
  // While rendering: the open menu pushes the page down, so it must be gone before an effect measures a section's place.
  if (key !== lastKey) {
    setLastKey(key)
    setOpen(false)
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    setOpen(false)
    toggle.current?.focus()
  }
  const button = (
    <button
      ref={toggle}
      type="button"
      className={styles.toggle}
      aria-expanded={isOpen}
      aria-controls={menuId}
      onClick={() => setOpen(!isOpen)}
    >
      {text.menu}
      <span className={styles.stitches} aria-hidden="true" />
    </button>
  )
  return { isOpen, closeOnEscape, button }
}
