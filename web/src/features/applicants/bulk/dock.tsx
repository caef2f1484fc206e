import { BULK_MAX } from '@recruit/contract/constants'
import { type ReactNode, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useText } from '../../../i18n/text.ts'
import { staffLinks } from '../../../staff-links.ts'
import { toClipboard } from '../../../ui/clipboard.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { FoldedWays } from '../../../ui/controls/drop-down.tsx'
import field from '../../../ui/controls/field.module.css'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { keepFocus } from '../../../ui/keep-focus.ts'
import { CARDS } from '../../../ui/media.ts'
import type { Applicant, Which } from '../../staff/applicants.ts'
import { UnstoredRows } from '../../staff/edits/conflicts.tsx'
import styles from '../../staff/edits/dock.module.css'
import { useReceivers } from '../../staff/receivers.ts'
import { contactsOf } from '../filters/rows.ts'
import { UNDO_SECONDS, useUndo, withdrawOffer } from '../table/decision.tsx'
import { listText } from '../text.ts'
import { BulkDialog } from './bulk-dialog.tsx'

interface Props {
  selected: Applicant[]
  view: Which
  onDone: () => void
  /** Further actions for the selected rows. */
  children: ReactNode
}

/** The foot of the window: conflicts, failures, undo, and the actions for the selected rows. */
export function Dock({ selected, view, onDone, children }: Props) {
  const text = useText(listText)
  const [isChanging, setIsChanging] = useState(false)
  const [said, setSaid] = useState('')
  const [byHand, setByHand] = useState('')
  return (
    <div ref={keepFocus} className={styles.dock} tabIndex={-1} data-dock>
      <UnstoredRows />
      <UndoLine said={said} />
      {selected.length > 0 && (
        <section className={styles.chosen} aria-label={text.chosen}>
          <strong>{text.ticked(selected.length)}</strong>
          <Button small data-clears onClick={onDone}>
            {text.untick}
          </Button>
          <Button small look="primary" onClick={() => setIsChanging(true)}>
            {text.bulk}
          </Button>
          {children}
          <FoldedWays below={CARDS}>
            <WriteButton rows={selected} />
            <CopyButtons rows={selected} onSaid={setSaid} onByHand={setByHand} />
          </FoldedWays>
        </section>
      )}
      {byHand && (
        <Dialog title={text.copyByHand} close={text.close} onClose={() => setByHand('')}>
          <textarea
            aria-label={text.copyByHand}
            className={field.control}
            readOnly
            value={byHand}
            onFocus={(event) => event.target.select()}
          />
        </Dialog>
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

/** Leads to a message in own words for exactly the selected ones; a call takes so many. */
function WriteButton({ rows }: { rows: readonly Applicant[] }) {
  const text = useText(listText)
  const navigate = useNavigate()
  const write = () => {
    useReceivers.setState({ people: rows.map(({ _id, name }) => ({ _id, name })) })
    navigate(staffLinks.writeMessage)
  }
  return (
    <Button
      small
      busy={rows.length > BULK_MAX}
      title={rows.length > BULK_MAX ? text.writeMost(BULK_MAX) : undefined}
      onClick={write}
    >
      {text.write}
    </Button>
  )
}

/** The last action, read out too, and for some seconds the button to undo it. */
export function UndoLine({ said = '' }: { said?: string }) {
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

interface CopyProps {
  rows: Applicant[]
  onSaid: (said: string) => void
  /** Where the browser forbids copying. */
  onByHand: (contacts: string) => void
}

/** Takes the e-mails or phones of the selected ones along, for a mail program or a phone. */
function CopyButtons({ rows, onSaid, onByHand }: CopyProps) {
  const text = useText(listText)
  const copy = async (what: 'email' | 'phonenum') => {
    const { text: contacts, count, twice, blank } = contactsOf(rows, what)
    withdrawOffer()
    if (count === 0) return onSaid(text.nothingToCopy)
    if (!(await toClipboard(contacts))) return onByHand(contacts)
    const said = [text.copied[what](count), twice > 0 && text.twice(twice), blank > 0 && text.blank(blank)]
    onSaid(said.filter(Boolean).join(' '))
  }
  return (
    <>
      <Button small onClick={() => void copy('email')}>
        {text.copyEmails}
      </Button>
      <Button small onClick={() => void copy('phonenum')}>
        {text.copyPhones}
      </Button>
    </>
  )
}
