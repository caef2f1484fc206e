import { useText } from '../../i18n/text.ts'
import { Button } from '../../ui/button.tsx'
import { toClipboard } from '../../ui/clipboard.ts'
import { toast } from '../../ui/toasts.ts'
import { savingText } from './saving-text.ts'

/** Puts a text on the clipboard: what cannot be saved any more can still be taken along. */
export function CopyButton({ label, value }: { label: string; value: string }) {
  const text = useText(savingText)
  const copy = async () => toast((await toClipboard(value)) ? text.copied : text.notCopied)
  return (
    <Button small onClick={() => void copy()}>
      {text.copy(label)}
    </Button>
  )
}
