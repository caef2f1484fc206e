import { useLanguage } from '../../../i18n/language.ts'
import { useText } from '../../../i18n/text.ts'
import { CopyButton } from '../../../ui/controls/copy-button.tsx'
import { dayAndTime } from '../../../ui/time/seoul-time.ts'
import { LongText } from '../../../ui/versions/long-text.tsx'
import { Version } from '../../../ui/versions/versions.tsx'
import { type DraftSession, useDraft } from '../autosave/index.ts'
import { nameOf } from './saving-line.tsx'
import styles from './sections.module.css'
import { savingText } from './text.ts'

/** Texts that were not chosen, to read and to copy: choosing one version never destroys the other. */
export function DiscardedTexts({ session }: { session: DraftSession }) {
  const text = useText(savingText)
  const language = useLanguage((state) => state.language)
  const discarded = useDraft(session, (draft) => draft.discarded)
  if (discarded.length === 0) return null
  return (
    <details className={styles.disclosure}>
      <summary>{text.discarded(discarded.length)}</summary>
      <div>
        <p>{text.discardedBody}</p>
        {discarded.map(({ field, text: words, at }) => (
          <Version
            key={`${field} ${at} ${words}`}
            name={nameOf(field, language)}
            when={dayAndTime(at, language)}
          >
            <LongText>{words}</LongText>
            <CopyButton label={nameOf(field, language)} value={words} />
          </Version>
        ))}
      </div>
    </details>
  )
}
