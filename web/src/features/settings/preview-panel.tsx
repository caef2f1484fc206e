import { serverNow } from '../../api/server-clock.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/text.ts'
import { previewOf } from './preview.ts'
import { linesOf } from './preview-lines.ts'
import { previewText } from './preview-text.ts'
import styles from './settings.module.css'
import type { Edited } from './settings-tabs.ts'

/** The public's view with the typed values; lines that saving would change show the present state too. */
export function PreviewPanel({ values, stored }: { values: Edited; stored: Edited }) {
  const text = useText(previewText)
  const language = useLanguage((state) => state.language)
  const now = serverNow()
  const { warnings } = previewOf(values, now, stored)
  const before = linesOf(stored, now, language)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.preview} aria-labelledby="preview" tabIndex={0}>
      <h2 id="preview">{text.title}</h2>
      <p className={styles.quiet}>{text.note}</p>
      <dl>
        {linesOf(values, now, language).map(({ id, label, value, path, isLater }) => {
          const was = before.find((line) => line.id === id)?.value
          const isChanged = was !== value
          return (
            <div key={id} data-changed={isChanged}>
              <dt>
                {label}
                {isChanged && <span className={styles.mark}>{text.changed}</span>}
              </dt>
              <dd>
                {value}
                {path && <code>{path}</code>}
                {isLater && <span className={styles.quiet}> {text.later}</span>}
                {isChanged && was !== undefined && (
                  <span className={styles.was}>
                    {text.now}: {was}
                  </span>
                )}
              </dd>
            </div>
          )
        })}
      </dl>
      {warnings.length > 0 && (
        <div className={styles.warnings}>
          <h3>{text.warningTitle}</h3>
          <ul>
            {warnings.map((warning) => (
              <li key={warning}>{text.warnings[warning]}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
