import { useState } from 'react'
import type { Reply } from '../../api/client.ts'
import { useText } from '../../i18n/text.ts'
import { Tabs } from '../../ui/controls/tabs.tsx'
import { useLeaveGuard } from '../../ui/drafts/leave-guard.ts'
import { PreviewPanel } from './preview-panel.tsx'
import own from './settings.module.css'
import { fieldsOf, isDirty, TABS, type Tab } from './settings-tabs.ts'
import { TabForm } from './tab-form.tsx'
import { settingsText } from './text.ts'
import { useEditor } from './use-editor.ts'

/** The three tabs of the settings. 'The edit is complete.' comes with the server's answer, never before. */
export function SettingsEditor({ id, record }: { id: string; record: Reply<'getSettings'> }) {
  const text = useText(settingsText)
  const [shown, setShown] = useState<Tab>('recruit')
  const editor = useEditor(id, record)
  const { values, stored } = editor
  useLeaveGuard(editor.isDirty)
  return (
    <div className={own.desk}>
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
