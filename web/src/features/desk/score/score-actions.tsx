import { useState } from 'react'
import { useText } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { TextField } from '../../../ui/controls/text-field.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { FormErrors, useForm } from '../../../ui/form/form.tsx'
import page from '../../../ui/layout/page.module.css'
import { scoreText } from './text.ts'
import type { KnownReview } from './written.ts'

interface Props {
  state: KnownReview['state']
  /** Others' reviews can be read: nothing changes any more. */
  isClosed: boolean
  isLocked: boolean
  isSending: boolean
  isBusy: boolean
  hasCriteria: boolean
  onSubmit: () => void
  onReopen: () => void
  onRecuse: (reason: string) => void
}

/** The allowed actions for the review in its present state. */
export function ScoreActions(props: Props) {
  const { state, isClosed, isLocked, isSending, isBusy, hasCriteria, onSubmit, onReopen, onRecuse } = props
  const text = useText(scoreText)
  const [isAsking, setAsking] = useState(false)
  return (
    <div className={page.actions}>
      {isClosed && <p>{text.closed}</p>}
      {!isLocked && hasCriteria && (
        <Button look="primary" busy={isBusy} onClick={onSubmit}>
          {isSending ? text.sending : text.submit}
        </Button>
      )}
      {!isClosed && (state === 'submitted' || state === 'recused') && (
        <Button busy={isBusy} onClick={onReopen}>
          {state === 'submitted' ? text.reopen : text.returnToReview}
        </Button>
      )}
      {!isLocked && (
        <Button small busy={isBusy} onClick={() => setAsking(true)}>
          {text.recuse}
        </Button>
      )}
      {isAsking && (
        <RecuseDialog
          onClose={() => setAsking(false)}
          onRecuse={(reason) => {
            setAsking(false)
            onRecuse(reason)
          }}
        />
      )}
    </div>
  )
}

interface RecuseDialogProps {
  onClose: () => void
  onRecuse: (reason: string) => void
}

/** Asks why one does not review an application. */
function RecuseDialog({ onClose, onRecuse }: RecuseDialogProps) {
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
      // By a press alone: Enter in the field must not give an assignment away.
      confirm={{ label: text.recuseYes, onPress: form.submit }}
      onClose={onClose}
    >
      <FormErrors form={form}>
        <TextField id="recuse-reason" label={text.reason} value={reason} onChange={setReason} />
      </FormErrors>
    </Dialog>
  )
}
