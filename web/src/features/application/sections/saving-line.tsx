import { titleOf } from '@recruit/contract/fields/application-values'
import type { Language } from '@recruit/contract/text'
import { useShallow } from 'zustand/react/shallow'
import { useLanguage } from '../../../i18n/language.ts'
import { useText } from '../../../i18n/text.ts'
import { DiscardedTexts as Discarded, SavingLine as Line } from '../../../ui/drafts/writing.tsx'
import {
  type ApplicationSession,
  type HeldBack,
  heldBack,
  useDraft,
  type ValueName,
} from '../autosave/index.ts'
import styles from './sections.module.css'
import { savingText } from './text.ts'

/** The save status of the application, and the fields that stay on the device. */
export function SavingLine({ session }: { session: ApplicationSession }) {
  const text = useText(savingText)
  const draft = useDraft(
    session,
    useShallow(({ saving, device }) => ({ saving, device })),
  )
  return (
    <Line draft={draft} text={text} className={styles.line} onRetry={session.retry}>
      <Held session={session} />
    </Line>
  )
}

/** Texts that were not chosen between two versions. */
export function DiscardedTexts({ session }: { session: ApplicationSession }) {
  const text = useText(savingText)
  const language = useLanguage((state) => state.language)
  return (
    <Discarded
      texts={useDraft(session, (draft) => draft.discarded)}
      nameOf={(field) => nameOf(field, language)}
      note={text.discardedBody}
      className={styles.disclosure}
    />
  )
}

/** The fields that stay on the device, and what would have to happen. */
function Held({ session }: { session: ApplicationSession }) {
  const text = useText(savingText)
  const language = useLanguage((state) => state.language)
  const held = useDraft(session, heldBack)
  const names = (reason: HeldBack['reason']) =>
    held
      .filter((field) => field.reason === reason)
      .map(({ field }) => nameOf(field, language))
      .join(', ')
  const identity = names('identity')
  const wrong = names('wrong')
  return (
    <>
      {identity && <p className={styles.held}>{text.heldIdentity(identity)}</p>}
      {wrong && <p className={styles.held}>{text.heldWrong(wrong)}</p>}
    </>
  )
}

/** A field's name as a sentence begins with it. */
export const nameOf: (field: ValueName, language: Language) => string = titleOf
