import { serverNow } from '../../api/server-clock.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/text.ts'
import page from '../../ui/layout/page.module.css'
import { previewOf } from './preview.ts'
import { isDecidedOn, type Line, linesOf } from './preview-lines.ts'
import { previewText } from './preview-text.ts'
import styles from './settings.module.css'
import type { Edited, Tab } from './settings-tabs.ts'

interface Props {
  tab: Tab
  /** The values as saving this tab would leave them. */
  values: Edited
  stored: Edited
}

/** The public's view with the typed values: warnings, what this tab decides, and the rest folded. */
export function PreviewPanel({ tab, values, stored }: Props) {
  const text = useText(previewText)
  const language = useLanguage((state) => state.language)
  const now = serverNow()
  const { warnings } = previewOf(values, now, stored)
  const before = new Map(linesOf(stored, now, language).map(({ id, value }) => [id, value]))
  const lines = linesOf(values, now, language).map((line) => ({ ...line, was: before.get(line.id) }))
  // A tab may also change what another one decides.
  const isOwn = ({ id, value, was }: Changing) => isDecidedOn(tab, id) || value !== was
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.preview} aria-labelledby="preview" tabIndex={0}>
      <h2 id="preview">{text.title}</h2>
      <p className={page.quiet}>{text.note}</p>
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
      <Lines lines={lines.filter(isOwn)} />
      <details>
        <summary>{text.others}</summary>
        <Lines lines={lines.filter((line) => !isOwn(line))} />
      </details>
    </section>
  )
}

/** `was`: its present value; absent where the line is new. */
type Changing = Line & { was: string | undefined }

function Lines({ lines }: { lines: Changing[] }) {
  const text = useText(previewText)
  return (
    <dl>
      {lines.map(({ id, label, value, was, path, isLater }) => {
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
              {isLater && <span className={page.quiet}> {text.later}</span>}
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
  )
}
