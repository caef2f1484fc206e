import { type FormEvent, useState } from 'react'
import type { Reply } from '../../../api/client.ts'
import { useText } from '../../../i18n/text.ts'
import { Button } from '../../../ui/button.tsx'
import styles from '../../../ui/page.module.css'
import { Tabs } from '../../../ui/tabs.tsx'
import { useLeaveGuard } from '../leaving.ts'
import { Conflict } from './conflict.tsx'
import { MasterTab } from './master-tab.tsx'
import { PreviewPanel } from './preview-panel.tsx'
import { RecruitTab } from './recruit-tab.tsx'
import { ResultTab } from './result-tab.tsx'
import own from './settings.module.css'
import { isDirty, TABS, type Tab } from './settings-tabs.ts'
import { settingsText } from './text.ts'
import { useEditor } from './use-editor.ts'

const PANELS = { recruit: RecruitTab, result: ResultTab, master: MasterTab }

/** The three tabs of the settings. 'The edit is complete.' comes with the server's answer, never before. */
export function SettingsEditor({ id, record }: { id: string; record: Reply<'getSettings'> }) {
  const text = useText(settingsText)
  const [tab, setTab] = useState<Tab>('recruit')
  const [wrong, setWrong] = useState<string>()
  const editor = useEditor(id, record)
  const { values, stored, clash } = editor
  useLeaveGuard(editor.isDirty)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // Half a date, or a number of months that is none: the inputs themselves know.
    const first = event.currentTarget.querySelector<HTMLInputElement>('input:invalid')
    setWrong(first?.id)
    if (first) first.focus()
    else editor.save(tab)
  }
  const Panel = PANELS[tab]
  return (
    <div className={own.desk}>
      <Tabs
        label={text.tabs}
        value={tab}
        onChange={setTab}
        tabs={TABS.map((value) => ({
          value,
          label: isDirty(value, values, stored) ? text.dirty(text[value]) : text[value],
        }))}
      >
        <form noValidate className={styles.form} onSubmit={submit}>
          {clash?.tab === tab && (
            <Conflict
              {...clash}
              theirs={stored}
              mine={values}
              isSaving={editor.isSaving}
              onTheirs={() => editor.revert(tab)}
              onMine={() => editor.save(tab)}
            />
          )}
          <Panel form={{ values, set: editor.set, wrong }} />
          <div className={own.actions}>
            <Button type="submit" look="primary" busy={editor.isSaving}>
              {text.edit}
            </Button>
            {isDirty(tab, values, stored) && (
              <>
                <Button onClick={() => editor.revert(tab)}>{text.revert}</Button>
                <span className={own.quiet}>{text.unsaved}</span>
              </>
            )}
          </div>
        </form>
      </Tabs>
      <PreviewPanel values={values} stored={stored} />
    </div>
  )
}
