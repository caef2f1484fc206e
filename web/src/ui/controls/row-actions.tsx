import { useText } from '../../i18n/text.ts'
import page from '../layout/page.module.css'
import { Button } from './button.tsx'
import { rowText } from './row-text.ts'

interface Props {
  /** What the buttons' names call the row. */
  called: string
  at: number
  count: number
  /** Why the row stays where it is. */
  fixed?: string | undefined
  /** Why it cannot be removed; the same without another reason. */
  kept?: string | undefined
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

/** Moves one of a list that has an order, or removes it. */
export function RowActions({ called, at, count, fixed, kept = fixed, onMove, onRemove }: Props) {
  const text = useText(rowText)
  return (
    <div className={page.actions}>
      <Button
        small
        busy={at === 0 || fixed !== undefined}
        title={fixed}
        aria-label={text.up(called)}
        onClick={() => onMove(-1)}
      >
        ↑ {text.upShort}
      </Button>
      <Button
        small
        busy={at === count - 1 || fixed !== undefined}
        title={fixed}
        aria-label={text.down(called)}
        onClick={() => onMove(1)}
      >
        ↓ {text.downShort}
      </Button>
      <Button
        small
        busy={kept !== undefined}
        title={kept}
        aria-label={text.remove(called)}
        onClick={onRemove}
      >
        {text.removeShort}
      </Button>
    </div>
  )
}
