import { useState } from 'react'
import { useText } from '../../../i18n/text.ts'
import { TextField } from '../../../ui/controls/text-field.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { useForm } from '../../../ui/form/form.tsx'
import { scoreText } from './text.ts'

interface Props {
  onClose: () => void
  onRecuse: (reason: string) => void
}

/** Asks why one does not review an application. */
export function RecuseDialog({ onClose, onRecuse }: Props) {
  const text = useText(scoreText)
  const [reason, setReason] = useState('')
  const form = useForm({
    wrong: { 'recuse-reason': !reason.trim() && text.reasonMissing },
    send: () => onRecuse(reason.trim()),
  })
  return (
    <Dialog
      title={text.recuseTitle}
      note={text.recuseBody}
      confirm={{ label: text.recuseYes }}
      form={form}
      closesFirst
      onClose={onClose}
    >
      <TextField id="recuse-reason" label={text.reason} value={reason} onChange={setReason} />
    </Dialog>
  )
}
