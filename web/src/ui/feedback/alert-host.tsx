import { useText } from '../../i18n/text.ts'
import { Button } from '../controls/button.tsx'
import { uiText } from '../text.ts'
import { useAlerts } from './alerts.ts'
import { Dialog } from './dialog.tsx'

/** Shows what `tell` and `ask` want to say, one at a time. Stands once at the root. */
export function AlertHost() {
  const text = useText(uiText)
  const { questions, close } = useAlerts()
  const [first] = questions
  if (!first) return null
  return (
    <Dialog
      key={first.key}
      label={text.notice}
      onClose={() => close(false)}
      actions={
        first.no ? (
          <>
            <Button look="primary" onClick={() => close(false)}>
              {first.no}
            </Button>
            <Button onClick={() => close(true)}>{first.yes}</Button>
          </>
        ) : (
          <>
            {first.yes && (
              <Button look="primary" onClick={() => close(true)}>
                {first.yes}
              </Button>
            )}
            <Button look={first.yes ? 'plain' : 'primary'} onClick={() => close(false)}>
              {first.yes ? text.cancel : text.ok}
            </Button>
          </>
        )
      }
    >
      {first.message}
    </Dialog>
  )
}
