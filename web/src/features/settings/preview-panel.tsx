import { type ReactNode, useRef } from 'react'
import { serverNow } from '../../api/server-clock.ts'
import { useText, useTranslation } from '../../i18n/text.ts'
import form from '../../ui/form/form.module.css'
import page from '../../ui/layout/page.module.css'
import { useMoreBelow } from '../../ui/windowed/more-below.ts'
import { isDecidedOn, type Line, linesOf, previewOf, type Warning } from './preview.ts'
import { previewText } from './preview-text.ts'
import { isSettledByPhone, repairOf, repairsOn, tabOf } from './repairs.ts'
import styles from './settings.module.css'
import type { Edited, EditedField, Tab } from './settings-tabs.ts'
import { settingsText } from './text.ts'

interface Props {
  tab: Tab
  /** The values as saving this tab would leave them. */
  values: Edited
  stored: Edited
  /** Leads to the input of a field, on whichever tab it is. */
  onGo: (field: EditedField) => void
}

/** Next to the tabs: what saving the open one makes public, and what in it looks like a slip. */
export function PreviewPanel({ tab, values, stored, onGo }: Props) {
  const { text, language } = useTranslation(previewText)
  const now = serverNow()
  const { warnings } = previewOf(values, now, stored)
  const repairs = repairsOn(tab, values, { warnings, known: previewOf(stored, now).warnings })
  const before = new Map(linesOf(stored, now, language).map(({ id, value }) => [id, value]))
  const lines = linesOf(values, now, language).map((line) => ({ ...line, was: before.get(line.id) }))
  const panel = useRef<HTMLElement>(null)
  const frame = [page.card, styles.seen, styles.preview, useMoreBelow(panel, lines.length)].join(' ')
  // A tab may also change what another one decides.
  const isOwn = ({ id, value, was }: Changing) => isDecidedOn(tab, id) || value !== was
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section ref={panel} className={frame} aria-labelledby="preview" tabIndex={0}>
      <h2 id="preview">{text.title}</h2>
      <p className={page.quiet}>{text.note}</p>
      <Warnings
        warnings={repairs.map(({ warning }) => warning)}
        after={(warning) => <GoTo field={repairOf(warning, tab, values).field} {...{ tab, onGo }} />}
      />
      <Lines lines={lines.filter(isOwn)} />
      <details>
        <summary>{text.others}</summary>
        <Lines lines={lines.filter((line) => !isOwn(line))} />
      </details>
    </section>
  )
}

function GoTo({ field, tab, onGo }: Pick<Props, 'tab' | 'onGo'> & { field: EditedField }) {
  const text = useText(settingsText)
  const label = text.labels[field]
  return (
    <button type="button" className={`${form.go} ${styles.go}`} onClick={() => onGo(field)}>
      {tabOf(field) === tab ? label : `${text[tabOf(field)]}: ${label}`}
    </button>
  )
}

/** On a phone: the same of what is stored, to read. */
export function PublicNow({ stored }: { stored: Edited }) {
  const { text, language } = useTranslation(settingsText)
  const now = serverNow()
  const lines = linesOf(stored, now, language).map((line) => ({ ...line, was: line.value }))
  return (
    <section className={`${page.card} ${styles.seen}`} aria-labelledby="public-now">
      <details>
        <summary>
          <h3 id="public-now">{text.publicNow}</h3>
        </summary>
        <Lines lines={lines} />
      </details>
    </section>
  )
}

/** On a phone: what of the stored values looks like a slip. */
export function WarningsNow({ stored }: { stored: Edited }) {
  const text = useText(previewText)
  const { warnings } = previewOf(stored, serverNow())
  return <Warnings warnings={warnings} after={(warning) => !isSettledByPhone(warning) && text.onPc} />
}

interface WarningsProps {
  warnings: readonly Warning[]
  /** What follows a warning's words. */
  after: (warning: Warning) => ReactNode
}

function Warnings({ warnings, after }: WarningsProps) {
  const text = useText(previewText)
  if (warnings.length === 0) return null
  return (
    <div className={styles.warnings}>
      <h3>{text.warningTitle}</h3>
      <ul>
        {warnings.map((warning) => (
          <li key={warning}>
            {text.warnings[warning]} {after(warning)}
          </li>
        ))}
      </ul>
    </div>
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
        const parts = value.split('\n')
        const gone = was?.split('\n').filter((part) => !parts.includes(part)) ?? []
        return (
          <div key={id} data-changed={isChanged}>
            <dt>
              {label}
              {isChanged && <span className={styles.mark}>{text.changed}</span>}
            </dt>
            <dd>
              {value} {path && <code>{path}</code>}
              {isLater && <span className={page.quiet}> {text.later}</span>}
              {gone.length > 0 && (
                <span className={styles.was}>
                  {text.now}: {gone.join(' · ')}
                </span>
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
