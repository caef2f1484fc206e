import { useState } from 'react'
import { useText } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import type { Applicant, Which } from '../../staff/applicants.ts'
import { Conflicts } from '../../staff/edits/conflicts.tsx'
import styles from '../../staff/edits/dock.module.css'
import { FailedLine } from '../../staff/edits/failed-line.tsx'
import { CopyButtons } from '../exports/copy-buttons.tsx'
import { listText } from '../text.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import { useKeptFocus } from './dock-hooks.ts'
import { UndoLine } from './undo-line.tsx'

interface Props {
  selected: Applicant[]
  view: Which
  onDone: () => void
}

/** The foot of the window: conflicts, failures, undo, and the actions for the selected rows. */
export function Dock({ selected, view, onDone }: Props) {
  const text = useText(listText)
  const [isChanging, setIsChanging] = useState(false)
  const [said, setSaid] = useState('')
  const dock = useKeptFocus()
  return (
    <div ref={dock} className={styles.dock} tabIndex={-1} data-dock>
      <Conflicts />
      <FailedLine />
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
