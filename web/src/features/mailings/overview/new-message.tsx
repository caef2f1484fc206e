import { DRAFTED_KINDS, type DraftedKind } from '@recruit/contract/mail/kinds'
import { useText } from '../../../i18n/text.ts'
import { Refused } from '../../../ui/feedback/refused.tsx'
import { toast } from '../../../ui/feedback/toasts.ts'
import { useSearchState } from '../../../ui/search-state.ts'
import shared from '../messages.module.css'
import { PLACE } from '../place.ts'
import { useChange } from '../use-messages.ts'
import styles from './overview.module.css'
import { overviewText } from './text.ts'

/** What can be drafted: by a press, or by writing own words. */
export function NewMessage() {
  const text = useText(overviewText)
  const { go } = useSearchState(PLACE)
  const draft = useChange('draftMailing')
  const press = (kind: DraftedKind) => {
    if (kind === 'notice') return go({ isWriting: true })
    if (draft.isPending) return
    draft.mutate(
      { kind },
      {
        onSuccess: ({ mailings: [first = '', ...others] }) => {
          if (others.length) toast(text.severalDrafted(others.length + 1))
          else go({ mailing: first })
        },
      },
    )
  }
  return (
    <section className={styles.section} aria-label={text.create}>
      <h2>{text.create}</h2>
      <p className={shared.note}>{text.draftsOnly}</p>
      <ul className={styles.creates}>
        {DRAFTED_KINDS.map((kind) => (
          <li key={kind}>
            <button type="button" aria-disabled={draft.isPending || undefined} onClick={() => press(kind)}>
              <strong>{text.creates[kind].name}</strong>
              <span>{text.creates[kind].note}</span>
            </button>
          </li>
        ))}
      </ul>
      <Refused error={draft.error} />
    </section>
  )
}
