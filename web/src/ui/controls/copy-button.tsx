import { useText } from '../../i18n/text.ts'
import { toClipboard } from '../clipboard.ts'
import { toast } from '../feedback/toasts.ts'
import { copyText } from '../form/text.ts'
import { Button } from './button.tsx'

interface Props {
  label: string
  value: string
  /** Next to the heading that names the text, the button shows the verb alone. */
  isShort?: boolean
}

/** Puts a text on the clipboard: what cannot be saved any more can still be taken along. */
export function CopyButton({ label, value, isShort = false }: Props) {
  const text = useText(copyText)
  const copy = async () => toast((await toClipboard(value)) ? text.copied : text.notCopied)
  return (
    <Button small {...(isShort && { 'aria-label': text.copy(label) })} onClick={() => void copy()}>
      {isShort ? text.copyShort : text.copy(label)}
    </Button>
  )
}
