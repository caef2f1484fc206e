import { useState } from 'react'
import { useText } from '../../../../i18n/text.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { TextField } from '../../../../ui/controls/text-field.tsx'
import { Dialog } from '../../../../ui/feedback/dialog.tsx'
import { scoreText } from './text.ts'

interface Props {
  onClose: () => void
  onRecuse: (reason: string) => void
}

/** Asks why one does not review an application. */
export function RecuseDialog({ onClose, onRecuse }: Props) {
  const text = useText(scoreText)
  const [reason, setReason] = useState('')
  const [isAsked, setAsked] = useState(false)
  const isMissing = reason.trim() === ''
  return (
    <Dialog
      label={text.recuseTitle}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button look="primary" onClick={() => (isMissing ? setAsked(true) : onRecuse(reason.trim()))}>
            {text.recuseYes}
          </Button>
        </>
      }
    >
      <h2>{text.recuseTitle}</h2>
      <p>{text.recuseBody}</p>
      <TextField
        id="recuse-reason"
        label={text.reason}
        error={isAsked && isMissing ? text.reasonMissing : undefined}
        value={reason}
        onChange={setReason}
      />
    </Dialog>
  )
}
