import { useText } from '../../../i18n/text.ts'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { useUnpublished } from '../../staff/publishing/use-unpublished.ts'
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
      title={text.moveUp(first.name)}
      note={`${text.sure(first.name)}\n${data?.isPublic ? text.shownLater : text.shownWithResults}`}
      confirm={{ label: text.sureYes, onPress: onYes }}
      close={text.sureNo}
      closesFirst
      onClose={onNo}
    />
  )
}
