import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { useText } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { moved, type Waiting } from './order.ts'
import { waitingText } from './text.ts'
import styles from './waiting.module.css'

interface Props {
  order: Waiting[]
  isEditable: boolean
  onOrder: (order: Waiting[], said: string) => void
}

/** Who waits, in order. Buttons move one step; so do the arrow keys on them. */
export function WaitingOrder({ order, isEditable, onOrder }: Props) {
  const text = useText(waitingText)
  const list = useRef<HTMLOListElement>(null)
  const kept = useRef<{ id: string; step: 1 | -1 } | null>(null)
  // The moved row is a new element, so it gets the focus; at an end the opposite button gets it.
  useLayoutEffect(() => {
    if (!kept.current) return
    const { id, step } = kept.current
    const row = list.current?.querySelector(`[data-id="${CSS.escape(id)}"]`)
    row?.querySelector<HTMLElement>(`[data-step="${step}"]`)?.focus()
    kept.current = null
  })
  const move = (at: number, step: 1 | -1) => {
    const one = order[at]
    const next = moved(order, at, step)
    if (!one || next === order) return
    kept.current = { id: one._id, step }
    onOrder(next, text.movedTo(one.name, at + step + 1))
  }
  const onKeyDown = (at: number) => (event: KeyboardEvent) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null
    if (!step) return
    event.preventDefault()
    move(at, step)
  }
  return (
    <ol ref={list} className={styles.order} aria-label={text.list}>
      {order.map(({ _id, name }, at) => (
        <li key={_id} data-id={_id}>
          <span className={styles.place}>{at + 1}</span>
          <strong>{name}</strong>
          {isEditable && (
            <span className={styles.steps}>
              {([-1, 1] as const).map((step) => (
                <Button
                  key={step}
                  small
                  data-step={step}
                  aria-label={step < 0 ? text.up(name) : text.down(name)}
                  busy={step < 0 ? at === 0 : at === order.length - 1}
                  onClick={() => move(at, step)}
                  onKeyDown={onKeyDown(at)}
                >
                  {step < 0 ? '↑' : '↓'}
                </Button>
              ))}
              <Button
                small
                aria-label={text.remove(name)}
                onClick={() =>
                  onOrder(
                    order.filter((waiting) => waiting._id !== _id),
                    text.removed(name),
                  )
                }
              >
                {text.removeShort}
              </Button>
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}
