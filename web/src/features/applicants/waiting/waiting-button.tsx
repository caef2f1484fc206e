import { useState } from 'react'
import { useText } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import type { Applicant, Which } from '../../staff/applicants.ts'
import { waitingText } from './text.ts'
import { WaitingSheet } from './waiting-sheet.tsx'

interface Props {
  which: Which
  isEditable: boolean
  /** The selected rows of the list. */
  selected: Applicant[]
}

/** Opens the waiting list of the team that is shown. */
export function WaitingButton(props: Props) {
  const text = useText(waitingText)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button small onClick={() => setOpen(true)}>
        {text.open}
      </Button>
      {isOpen && <WaitingSheet {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
