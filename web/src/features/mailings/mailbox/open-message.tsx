import { useLanguage } from '../../../i18n/language.ts'
import { useText } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Popup } from '../../../ui/feedback/popup.tsx'
import { Refused } from '../../../ui/feedback/refused.tsx'
import { Letter } from '../letter.tsx'
import { messagesText } from '../text.ts'
import type { MessageLine } from '../use-messages.ts'
import { useResend } from '../use-resend.ts'
import { canResend, kindName } from '../words-of-message.ts'
import styles from './mailbox.module.css'

/** A message in front of the list, which stays where it was. */
export function OpenMessage({ line, onClose }: { line: MessageLine; onClose: () => void }) {
  const text = useText(messagesText)
  const language = useLanguage((state) => state.language)
  const { resend, error, isPending } = useResend([line])
  return (
    <Popup title={line.name || line.address} label={kindName(line.kind, language)} onClose={onClose}>
      <div className={styles.opened}>
        <Letter id={line.id} />
        {canResend(line) && (
          <div className={styles.actions}>
            <Button busy={isPending} onClick={resend}>
              {text.resend}
            </Button>
            <Refused error={error} />
          </div>
        )}
      </div>
    </Popup>
  )
}
