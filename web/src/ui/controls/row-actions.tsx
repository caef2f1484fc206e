import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef } from 'react'
import { useText } from '../../i18n/text.ts'
import { rowText } from '../form/text.ts'
import page from '../layout/page.module.css'
import { Button } from './button.tsx'

interface Props {
  /** What the buttons' names call the row. */
  called: string
  at: number
  count: number
  onMove: (by: 1 | -1) => void
  /** Absent: the row stays. */
  onRemove?: (() => void) | undefined
}

/** Moves one of a list that has an order, or removes it; the arrow keys move it too. */
export function RowActions({ called, at, count, onMove, onRemove }: Props) {
  const text = useText(rowText)
  const pressed = useRef<HTMLElement>(null)
  // A row that changes its place in the page loses the focus.
  useLayoutEffect(() => {
    pressed.current?.focus()
    pressed.current = null
  })
  const isStuck = (by: 1 | -1) => at + by < 0 || at + by === count
  const move = (by: 1 | -1, button: HTMLElement) => {
    if (isStuck(by)) return
    pressed.current = button
    onMove(by)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null
    if (!by) return
    event.preventDefault()
    move(by, event.currentTarget)
  }
  const moving = (by: 1 | -1) => ({
    ...{ small: true, busy: isStuck(by), onKeyDown },
    onClick: (event: MouseEvent<HTMLElement>) => move(by, event.currentTarget),
  })
  if (count === 1 && !onRemove) return null
  return (
    <div className={page.actions}>
      {count > 1 && (
        <>
          <Button {...moving(-1)} aria-label={text.up(called)}>
            ↑ {text.upShort}
          </Button>
          <Button {...moving(1)} aria-label={text.down(called)}>
            ↓ {text.downShort}
          </Button>
        </>
      )}
      {onRemove && (
        <Button small aria-label={text.remove(called)} onClick={onRemove}>
          {text.removeShort}
        </Button>
      )}
    </div>
  )
}
