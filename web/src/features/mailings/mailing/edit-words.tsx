import { isSameTemplate } from '@recruit/contract/mail/template'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { useText } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { useVersionedDraft } from '../../../ui/drafts/use-versioned-draft.ts'
import { toast } from '../../../ui/feedback/toasts.ts'
import { type Mailing, readMessagesAgain } from '../use-messages.ts'
import { useAskOneHalf, WordsDraft } from '../words/words-draft.tsx'
import styles from './mailing.module.css'
import { mailingText } from './text.ts'

/** Of the mailing's view: which of its messages is looked at. */
const LOOKED_AT = ['message', 'state']

/** Other own words for the same people. */
export function EditWords({ mailing, onClose }: { mailing: Mailing; onClose: () => void }) {
  const text = useText(mailingText)
  const client = useQueryClient()
  const { id, version, kind, template: stored } = mailing
  const askOneHalf = useAskOneHalf()
  const isApproved = mailing.approvedAt !== null
  const draft = useVersionedDraft('mailingWords', {
    // Much else changes a mailing's version: the words themselves say whether they are others.
    read: { value: stored, version: JSON.stringify(stored) },
    isSame: isSameTemplate,
    readAgain: () => readMessagesAgain(client),
    stays: LOOKED_AT,
    asks: askOneHalf,
    save: async (template) => {
      const { message } = await call('remakeMailing', { id, version, template })
      await readMessagesAgain(client)
      toast(message)
      return { value: template, version: JSON.stringify(template) }
    },
    onSaved: (hasMore) => {
      if (!hasMore) onClose()
    },
  })
  return (
    <section className={styles.words} aria-label={text.wordsTitle}>
      <h3>{text.wordsTitle}</h3>
      {isApproved && <p role="alert">{text.approvedMeanwhile}</p>}
      <WordsDraft
        kind={kind}
        draft={draft}
        isBusy={isApproved}
        save={text.remake}
        more={<Button onClick={() => draft.leave(onClose)}>{text.wordsClose}</Button>}
      />
    </section>
  )
}
