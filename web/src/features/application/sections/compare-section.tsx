import { useLanguage } from '../../../i18n/language.ts'
import { useText } from '../../../i18n/text.ts'
import { CompareVersions } from '../../../ui/drafts/writing.tsx'
import { type ApplicationSession, useDraft, type ValueName, type Values } from '../autosave/index.ts'
import { nameOf } from './saving-line.tsx'
import styles from './sections.module.css'
import { savingText } from './text.ts'

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
