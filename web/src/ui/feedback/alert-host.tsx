import { useText } from '../../i18n/text.ts'
import { uiText } from '../text.ts'
import { useAlerts } from './alerts.ts'
import { Dialog } from './dialog.tsx'

/** Shows the dialogs of alerts.ts, one at a time. The root contains it once. */
export function AlertHost() {
  const text = useText(uiText)
  const { questions, close } = useAlerts()
  const [first] = questions
  if (!first) return null
  const { key, message, yes, no } = first
  return (
    <Dialog
      key={key}
      title={text.notice}
      hidesTitle
      note={message}
      confirm={yes !== undefined && { label: yes, isRisky: no !== undefined, onPress: () => close(true) }}
      close={no ?? (yes ? text.cancel : text.ok)}
      onClose={() => close(false)}
    />
  )
}
