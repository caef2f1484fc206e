import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/text.ts'
import { dayAndTime } from '../../ui/seoul-time.ts'
import { CopyButton } from './copy-button.tsx'
import { type DraftStore, useDraft } from './draft.ts'
import { nameOf } from './saving-line.tsx'
import { savingText } from './saving-text.ts'
import styles from './writing.module.css'

/** Texts that were not chosen, to read and to copy: choosing one version never destroys the other. */
export function SetAsideTexts({ store }: { store: DraftStore }) {
  const text = useText(savingText)
  const language = useLanguage((state) => state.language)
  const aside = useDraft(store, (draft) => draft.aside)
  if (aside.length === 0) return null
  return (
    <details className={styles.quiet}>
      <summary>{text.aside(aside.length)}</summary>
      <div>
        <p>{text.asideBody}</p>
        {aside.map(({ field, text: kept, at }) => (
          <div key={`${field} ${at} ${kept}`} className={styles.version}>
            <strong>
              {nameOf(field, language)} <span className={styles.when}>{dayAndTime(at, language)}</span>
            </strong>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls, by keyboard too */}
            <p className={styles.text} tabIndex={0}>
              {kept}
            </p>
            <CopyButton label={nameOf(field, language)} value={kept} />
          </div>
        ))}
      </div>
    </details>
  )
}
