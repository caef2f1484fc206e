import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useText } from '../../../i18n/text.ts'
import { Button } from '../../../ui/button.tsx'
import type { Applicant, Which } from './applicants.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import { Conflicts } from './conflicts.tsx'
import { CopyButtons } from './copy-buttons.tsx'
import styles from './dock.module.css'
import { isUnsaved } from './edits.ts'
import { listText } from './text.ts'
import { UNDO_SECONDS, useUndo, withdrawOffer } from './undo.ts'
import { editsOf } from './window-edits.ts'

interface Props {
  selected: Applicant[]
  view: Which
  onDone: () => void
}

/** What stays at the foot of the window: who was first elsewhere, what can be undone, what the selected ones allow. */
export function Dock({ selected, view, onDone }: Props) {
  const text = useText(listText)
  const [isChanging, setIsChanging] = useState(false)
  const [said, setSaid] = useState('')
  useUnsavedGuard()
  return (
    <div className={styles.dock}>
      <Conflicts />
      <UndoLine said={said} />
      {selected.length > 0 && (
        <section className={styles.chosen} aria-label={text.chosen}>
          <strong>{text.ticked(selected.length)}</strong>
          <Button small look="primary" onClick={() => setIsChanging(true)}>
            {text.bulk}
          </Button>
          <CopyButtons rows={selected} onSaid={setSaid} />
          <Button small onClick={onDone}>
            {text.untick}
          </Button>
        </section>
      )}
      {isChanging && (
        <BulkDialog
          rows={selected}
          which={view}
          onSaid={setSaid}
          onClose={() => setIsChanging(false)}
          onDone={() => {
            setIsChanging(false)
            onDone()
          }}
        />
      )}
    </div>
  )
}

/** What was done last, read out too, and for some seconds the way to take it back. */
function UndoLine({ said }: { said: string }) {
  const text = useText(listText)
  const { offer } = useUndo()
  return (
    <div className={styles.undo}>
      <span role="status">{offer?.said ?? said}</span>
      {offer && (
        <Button
          small
          onClick={() => {
            withdrawOffer()
            offer.undo()
          }}
        >
          {text.undo} <Seconds key={offer.key} />
        </Button>
      )}
    </div>
  )
}

/** Counts down in figures; what is read out does not change with every second. */
function Seconds() {
  const text = useText(listText)
  const [left, setLeft] = useState(UNDO_SECONDS)
  useEffect(() => {
    const clock = setInterval(() => setLeft((before) => Math.max(1, before - 1)), 1000)
    return () => clearInterval(clock)
  }, [])
  return <span aria-hidden="true">{text.seconds(left)}</span>
}

/** A window with something that is stored nowhere else is not closed without a question. */
function useUnsavedGuard() {
  const { store } = editsOf(useQueryClient())
  const isDirty = useStore(store, ({ edits }) => Object.values(edits).some(isUnsaved))
  useEffect(() => {
    if (!isDirty) return
    const stay = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', stay)
    return () => window.removeEventListener('beforeunload', stay)
  }, [isDirty])
}
