import { useText } from '../../i18n/text.ts'
import { Button } from '../../ui/button.tsx'
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

async function toClipboard(value: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(value)
    return true
  } catch {
    return copyBySelection(value)
  }
}

/** For pages without the clipboard interface, over plain http for instance. */
function copyBySelection(value: string): boolean {
  const area = document.createElement('textarea')
  const { activeElement } = document
  area.value = value
  area.style.position = 'fixed'
  area.style.opacity = '0'
  document.body.append(area)
  area.select()
  try {
    return document.execCommand('copy')
  } finally {
    area.remove()
    if (activeElement instanceof HTMLElement) activeElement.focus()
  }
}
