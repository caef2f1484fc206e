import { useLanguage } from '../../../i18n/language.ts'
import { useText } from '../../../i18n/text.ts'
import { dayAndTime } from '../../../ui/time/seoul-time.ts'
import { type ApplicationSession, hasUnsubmittedEdits, useDraft } from '../autosave/index.ts'
import styles from './sections.module.css'
import { savingText } from './text.ts'

/** Which version counts and since when: after a submission, further typing is a separate draft. */
export function SubmissionStatus({ session }: { session: ApplicationSession }) {
  const text = useText(savingText)
  const language = useLanguage((state) => state.language)
  const { submissions, submittedAt } = useDraft(session, (draft) => draft.known)
  const hasEdits = useDraft(session, hasUnsubmittedEdits)
  if (submissions === 0) return null
  return (
    <p className={styles.submissionStatus}>
      <strong>{text.submissionStatus(dayAndTime(submittedAt, language), submissions)}</strong> ·{' '}
      {hasEdits ? text.editsWaiting : text.noEdits}
    </p>
  )
}
