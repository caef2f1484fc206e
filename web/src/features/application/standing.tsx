import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/text.ts'
import { dayAndTime } from '../../ui/seoul-time.ts'
import { type DraftStore, hasUnsubmittedEdits, useDraft } from './draft.ts'
import { savingText } from './saving-text.ts'
import styles from './writing.module.css'

/** Which version counts and since when: after a submission, what is written is a draft beside it. */
export function Standing({ store }: { store: DraftStore }) {
  const text = useText(savingText)
  const language = useLanguage((state) => state.language)
  const submissions = useDraft(store, (draft) => draft.submissions)
  const submittedAt = useDraft(store, (draft) => draft.submittedAt)
  const hasEdits = useDraft(store, hasUnsubmittedEdits)
  if (submissions === 0) return null
  return (
    <p className={styles.standing}>
      <strong>{text.standing(dayAndTime(submittedAt, language), submissions)}</strong> ·{' '}
      {hasEdits ? text.editsWaiting : text.noEdits}
    </p>
  )
}
