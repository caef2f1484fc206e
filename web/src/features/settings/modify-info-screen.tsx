import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { callQuery } from '../../api/call-query.ts'
import type { Reply } from '../../api/client.ts'
import { useText } from '../../i18n/text.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/controls/button.tsx'
import { Tabs } from '../../ui/controls/tabs.tsx'
import { useLeaveGuard } from '../../ui/drafts/leave-guard.ts'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Guarded } from '../staff/session.tsx'
import { EmergencySwitches } from './emergency-switches.tsx'
import { PreviewPanel } from './preview-panel.tsx'
import styles from './settings.module.css'
import { fieldsOf, isDirty, TABS, type Tab } from './settings-tabs.ts'
import { TabForm } from './tab-form.tsx'
import { settingsText } from './text.ts'
import { useEditor } from './use-editor.ts'

/** Editing the settings on a PC; a phone can close and hide. Others than the admin are led to the sign-in silently. */
export function ModifyInfoScreen() {
  const text = useText(settingsText)
  const { id = '' } = useParams()
  return (
    <Page title={text.title} width="wide">
      <p className={styles.phone}>{text.usePc}</p>
      <Guarded check="checkAdmin" refusal="silent">
        <p className={styles.note}>{text.note}</p>
        <Record id={id} />
      </Guarded>
      <p className={styles.phone}>
        <LinkButton to={paths.adminHome}>{text.back}</LinkButton>
      </p>
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
    <>
      <EmergencySwitches editor={editor} />
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
        <PreviewPanel tab={shown} values={{ ...stored, ...fieldsOf(shown, values) }} stored={stored} />
      </div>
      {editor.sheet}
    </>
  )
}
