import { useState } from 'react'
import { useText } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import page from '../../../ui/layout/page.module.css'
import { RecuseDialog } from './recuse-dialog.tsx'
import type { ReviewDraft } from './review-store.ts'
import { scoreText } from './text.ts'

interface Props {
  state: ReviewDraft['state']
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
