import type { StoredKind } from '@recruit/contract/mail/kinds'
import { useLanguage } from '../../i18n/language.ts'
import { Popup } from '../../ui/feedback/popup.tsx'
import page from '../../ui/layout/page.module.css'
import { Letter } from './letter.tsx'
import styles from './messages.module.css'
import { Resend } from './resend.tsx'
import { useMessage } from './use-messages.ts'
import { canResend, kindName } from './words-of-message.ts'

/** What names a message before its text is read. */
export interface Named {
  id: string
  kind: StoredKind
  name: string
}

/** A message in front of a table, which stays where it was. */
export function OpenedMessage({ message, onClose }: { message: Named; onClose: () => void }) {
  const language = useLanguage((state) => state.language)
  const { data } = useMessage(message.id)
  return (
    <Popup title={message.name} label={kindName(message.kind, language)} onClose={onClose}>
      <div className={`${styles.part} ${styles.inPopup}`}>
        <Letter id={message.id} />
        {data && canResend(data) && <Resend messages={[data]} className={page.actions} />}
      </div>
    </Popup>
  )
}
