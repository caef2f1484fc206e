import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { callQuery } from '../../api/call-query.ts'
import type { Reply } from '../../api/client.ts'
import { serverNow } from '../../api/server-clock.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/text.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/controls/button.tsx'
import { Tabs } from '../../ui/controls/tabs.tsx'
import { useLeaveGuard } from '../../ui/drafts/leave-guard.ts'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import page from '../../ui/layout/page.module.css'
import { Page } from '../../ui/layout/page.tsx'
import { Guarded } from '../staff/session.tsx'
import { previewOf } from './preview.ts'
import { linesOf } from './preview-lines.ts'
import { previewText } from './preview-text.ts'
import styles from './settings.module.css'
import { type Edited, fieldsOf, isDirty, TABS, type Tab } from './settings-tabs.ts'
import { TabForm } from './tab-form.tsx'
import { settingsText } from './text.ts'
import { useEditor } from './use-editor.ts'

/** Editing the settings, on a PC only; who is not the admin is led to the sign-in without a word. */
export function ModifyInfoScreen() {
  const text = useText(settingsText)
  const { id = '' } = useParams()
  return (
    <Page title={text.title}>
      <div className={styles.phone}>
        <p>{text.usePc}</p>
        <LinkButton to={paths.adminHome}>{text.back}</LinkButton>
      </div>
      <div className={styles.pc}>
        <Guarded check="checkAdmin" refusal="silent">
          <p>{text.note}</p>
          <Record id={id} />
          <p>
            <LinkButton to={paths.adminHome}>{text.back}</LinkButton>
          </p>
        </Guarded>
      </div>
    </Page>
  )
}

function Record({ id }: { id: string }) {
  // Read anew on every arrival, never while the admin types: an edit must not be replaced meanwhile.
  const query = useQuery(callQuery('getSettings', { id }, { gcTime: 0, refetchOnWindowFocus: false }))
  return <Loaded query={query}>{(record) => <SettingsEditor id={id} record={record} />}</Loaded>
}

/** The three tabs of the settings. 'The edit is complete.' comes with the server's answer, never before. */
function SettingsEditor({ id, record }: { id: string; record: Reply<'getSettings'> }) {
  const text = useText(settingsText)
  const [shown, setShown] = useState<Tab>('recruit')
  const editor = useEditor(id, record)
  const { values, stored } = editor
  useLeaveGuard(editor.isDirty)
  return (
    <div className={styles.desk}>
      <Tabs
        label={text.tabs}
        value={shown}
        onChange={setShown}
        tabs={TABS.map((value) => ({
          value,
          label: isDirty(value, values, stored) ? text.dirty(text[value]) : text[value],
        }))}
      >
        {/* All of them stay: only its own input knows of a date that was typed by half. */}
        {TABS.map((tab) => (
          <div key={tab} hidden={tab !== shown}>
            <TabForm tab={tab} editor={editor} />
          </div>
        ))}
      </Tabs>
      {/* What saving this tab makes public: the other tabs' edits are not saved with it. */}
      <PreviewPanel values={{ ...stored, ...fieldsOf(shown, values) }} stored={stored} />
      {editor.sheet}
    </div>
  )
}

/** The public's view with the typed values; lines that saving would change show the present state too. */
function PreviewPanel({ values, stored }: { values: Edited; stored: Edited }) {
  const text = useText(previewText)
  const language = useLanguage((state) => state.language)
  const now = serverNow()
  const { warnings } = previewOf(values, now, stored)
  const before = linesOf(stored, now, language)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.preview} aria-labelledby="preview" tabIndex={0}>
      <h2 id="preview">{text.title}</h2>
      <p className={page.quiet}>{text.note}</p>
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
