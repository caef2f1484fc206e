import { titleOf } from '@recruit/contract/fields/application-values'
import type { Language } from '@recruit/contract/text'
import { useShallow } from 'zustand/react/shallow'
import { useLanguage } from '../../../i18n/language.ts'
import { useText } from '../../../i18n/text.ts'
import {
  CompareVersions,
  DiscardedTexts as Discarded,
  SavingLine as Line,
} from '../../../ui/drafts/writing.tsx'
import { dayAndTime } from '../../../ui/time/seoul-time.ts'
import {
  type ApplicationSession,
  type HeldBack,
  hasUnsubmittedEdits,
  heldBack,
  useDraft,
  type ValueName,
  type Values,
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

/** The two versions of an application that another window or device changed too. */
export function CompareSection({ session }: { session: ApplicationSession }) {
  const text = useText(savingText)
  const language = useLanguage((state) => state.language)
  const draft = useDraft(session, (whole) => whole)
  const { conflict, values } = draft
  if (!conflict) return null
  return (
    <CompareVersions
      conflict={conflict}
      theirsAt={conflict.theirs.savedAt}
      className={styles.notice}
      fields={session.clashes(draft).map((field) => ({
        id: field,
        legend: nameOf(field, language),
        mine: inWords(values[field], text),
        theirs: inWords(conflict.theirs.values[field], text),
      }))}
      onChoose={session.choose}
    />
  )
}

function inWords(value: Values[ValueName], text: (typeof savingText)['ko']): string {
  if (typeof value === 'boolean') return value ? text.yes : text.no
  if (typeof value === 'string') return value
  const hours = value.reduce((sum, bits) => sum + bits.toString(2).replaceAll('0', '').length, 0)
  return text.hours(hours)
}
