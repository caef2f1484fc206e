import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useText } from '../../i18n/text.ts'
import { dropDownText } from '../form/text.ts'
import { useMedia } from '../media.ts'
import { Button } from './button.tsx'
import styles from './drop-down.module.css'

interface Props {
  label: string
  /** How many of its choices are on; 0 is not shown. */
  count?: number
  /** A menu closes with the press of one of its buttons or links; other panels stay open. */
  isMenu?: boolean
  /** At the end of its line, so that it opens towards the start. */
  isAtEnd?: boolean
  children: ReactNode
}

/** A button with a panel below it; Esc, a press outside and leaving it by keyboard close the panel. */
export function DropDown({ label, count = 0, isMenu = false, isAtEnd = false, children }: Props) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const whole = useRef<HTMLDivElement>(null)
  const opener = () => whole.current?.querySelector('button')
  useEffect(() => {
    if (!isOpen) return
    const look = ({ target }: Event) => {
      const isInside = target instanceof Node && whole.current?.contains(target)
      // A dialog that a button of the panel has opened belongs to it.
      if (!isInside && !(target instanceof Element && target.closest('dialog'))) setOpen(false)
    }
    document.addEventListener('pointerdown', look)
    document.addEventListener('focusin', look)
    return () => {
      document.removeEventListener('pointerdown', look)
      document.removeEventListener('focusin', look)
    }
  }, [isOpen])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc closes from wherever the focus is inside
    <div
      ref={whole}
      className={styles.whole}
      // What dims a phone's page takes the whole tap: closing as it begins would leave its end to what is below.
      onClick={({ target, currentTarget }) => target === currentTarget && setOpen(false)}
      onKeyDown={({ key, nativeEvent }) => {
        if (!isOpen || key !== 'Escape' || nativeEvent.isComposing) return
        setOpen(false)
        opener()?.focus()
      }}
    >
      <Button
        small
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {count > 0 ? `${label} (${count})` : label}
      </Button>
      {isOpen && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would repeat the button above it
        // biome-ignore lint/a11y/useKeyWithClickEvents: it follows the presses of the buttons inside
        <div
          id={id}
          role="group"
          aria-label={label}
          className={styles.panel}
          data-end={isAtEnd}
          data-menu={isMenu}
          onClick={({ target }) => {
            if (!isMenu || !(target instanceof Element && target.closest('button, a'))) return
            setOpen(false)
            const { activeElement, body } = document
            // A button may have led the focus elsewhere.
            if (activeElement === body || whole.current?.contains(activeElement)) opener()?.focus()
          }}
        >
          {children}
        </div>
      )}
    </div>
  )
}

interface FoldedProps {
  below: string
  /** What is chosen by them, in words. */
  label?: string
  children: ReactNode
}

/** Ways in the line of a heading; in a narrow window one button opens them, so that the content comes first. */
export function FoldedWays({ below, label, children }: FoldedProps) {
  const text = useText(dropDownText)
  if (!useMedia(below)) return children
  return (
    <DropDown label={label ?? text.more} isMenu isAtEnd>
      {children}
    </DropDown>
  )
}
