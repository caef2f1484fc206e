import { useText } from '../../../../i18n/text.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { Dialog } from '../../../../ui/feedback/dialog.tsx'
import { useUnpublished } from '../../publishing/use-unpublished.ts'
import { waitingText } from './text.ts'
import type { Waiting } from './use-waiting.ts'

interface Props {
  first: Waiting
  onYes: () => void
  onNo: () => void
}

/** Who would get a final pass, and when that would be seen. */
export function MoveUpDialog({ first, onYes, onNo }: Props) {
  const text = useText(waitingText)
  const { data } = useUnpublished(true)
  return (
    <Dialog
      label={text.moveUp(first.name)}
      onClose={onNo}
      actions={
        <>
          <Button onClick={onNo}>{text.sureNo}</Button>
          <Button look="primary" onClick={onYes}>
            {text.sureYes}
          </Button>
        </>
      }
    >
      <p>{text.sure(first.name)}</p>
      <p>{data?.isPublic ? text.shownLater : text.shownWithResults}</p>
    </Dialog>
  )
}
