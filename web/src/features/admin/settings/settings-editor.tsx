import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { CallError, type Reply } from '../../../api/client.ts'
import { forgetSettings } from '../../../api/settings.ts'
import { useText } from '../../../i18n/text.ts'
import { ask, tell } from '../../../ui/alerts.ts'
import { Button } from '../../../ui/button.tsx'
import styles from '../../../ui/page.module.css'
import { Tabs } from '../../../ui/tabs.tsx'
import { MasterTab } from './master-tab.tsx'
import { RecruitTab } from './recruit-tab.tsx'
import { ResultTab } from './result-tab.tsx'
import type { SettingsForm } from './settings-fields.tsx'
import { fieldsOf, isDirty, saveTab, TABS, type Tab } from './settings-tabs.ts'
import { settingsText } from './text.ts'

const PANELS = { recruit: RecruitTab, result: ResultTab, master: MasterTab }

type Settings = Reply<'getSettings'>

/** The three tabs of the settings. 'The edit is complete.' comes with the server's answer, never before. */
export function SettingsEditor({ id, record }: { id: string; record: Settings }) {
  const text = useText(settingsText)
  const client = useQueryClient()
  const [tab, setTab] = useState<Tab>('recruit')
  const [stored, setStored] = useState(record)
  const [values, setValues] = useState(record)
  const save = useMutation({
    mutationFn: async ({ edited, version }: { edited: Tab; version: number }) => {
      const reply = await saveTab(edited, values, version)
      if (!reply.basicInfoUpdateSuccess) throw new CallError(200, 'refused', reply.message)
      const sent = fieldsOf(edited, values)
      setStored((before) => ({ ...before, ...sent, version: reply.version ?? before.version }))
      return reply
    },
    onSuccess: ({ message }) => {
      void forgetSettings(client)
      void tell(message)
    },
    onError: async (error, { edited }) => {
      const isConflict = error instanceof CallError && error.status === 409
      if (!isConflict) await tell(error.message)
      // Somebody else's edit is replaced only when this admin says so.
      else if (await ask(error.message, text.keepMine)) {
        const { version } = await call('getSettings', { id }).catch(() => stored)
        save.mutate({ edited, version })
      }
    },
  })
  const form: SettingsForm = {
    values,
    set: (field, value) => setValues((before) => ({ ...before, [field]: value })),
  }
  const Panel = PANELS[tab]
  return (
    <Tabs
      label={text.tabs}
      value={tab}
      onChange={setTab}
      tabs={TABS.map((value) => ({
        value,
        label: isDirty(value, values, stored) ? text.dirty(text[value]) : text[value],
      }))}
    >
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (!save.isPending) save.mutate({ edited: tab, version: stored.version })
        }}
      >
        <Panel form={form} />
        <div className={styles.actions}>
          <Button type="submit" look="primary" busy={save.isPending}>
            {text.edit}
          </Button>
        </div>
      </form>
    </Tabs>
  )
}
