import { useText } from '../../i18n/text.ts'
import { toClipboard } from '../clipboard.ts'
import { toast } from '../feedback/toasts.ts'
import { Button } from './button.tsx'
import { copyText } from './copy-text.ts'

/** Puts a text on the clipboard: what cannot be saved any more can still be taken along. */
export function CopyButton({ label, value }: { label: string; value: string }) {
  const text = useText(copyText)
  const copy = async () => toast((await toClipboard(value)) ? text.copied : text.notCopied)
  return (
    <Button small onClick={() => void copy()}>
      {text.copy(label)}
    </Button>
  )
}
