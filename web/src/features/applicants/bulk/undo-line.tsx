import { useEffect, useState } from 'react'
import { useText } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import styles from '../../staff/edits/dock.module.css'
import { listText } from '../text.ts'
import { UNDO_SECONDS, useUndo, withdrawOffer } from './undo.ts'

/** The last action, read out too, and for some seconds the button to undo it. */
export function UndoLine({ said }: { said: string }) {
  const text = useText(listText)
  const { offer } = useUndo()
  return (
    <div className={styles.undo}>
      <span role="status">{offer?.said ?? said}</span>
      {offer && (
        <>
          <Seconds key={offer.key} />
          <Button
            small
            onClick={() => {
              withdrawOffer()
              offer.undo()
            }}
          >
            {text.undo}
          </Button>
        </>
      )}
    </div>
  )
}

/** Counts down in figures; the text for screen readers does not change with every second. */
function Seconds() {
  const text = useText(listText)
  const [left, setLeft] = useState(UNDO_SECONDS)
  useEffect(() => {
    const clock = setInterval(() => setLeft((before) => Math.max(1, before - 1)), 1000)
    return () => clearInterval(clock)
  }, [])
  return <span aria-hidden="true">{text.seconds(left)}</span>
}
