import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { call } from '../../api/call.ts'
import type { Reply } from '../../api/client.ts'
import { forgetSettings } from '../../api/settings.ts'
import { useText } from '../../i18n/text.ts'
import { paths } from '../../paths.ts'
import { tell } from '../../ui/alerts.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import styles from '../../ui/page.module.css'
import { Page } from '../../ui/page.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { MasterTab } from './master-tab.tsx'
import { RecruitTab } from './recruit-tab.tsx'
import { ResultTab } from './result-tab.tsx'
import { Guarded } from './session.tsx'
import own from './settings.module.css'
import type { SettingsForm } from './settings-fields.tsx'
import { fieldsOf, isDirty, saveTab, TABS, type Tab } from './settings-tabs.ts'
import { settingsText } from './settings-text.ts'

const PANELS = { recruit: RecruitTab, result: ResultTab, master: MasterTab }

/** Editing the settings, on a PC only; who is not the admin is led to the sign-in without a word. */
export function ModifyInfoScreen() {
  const text = useText(settingsText)
  const { id = '' } = useParams()
  const query = useQuery({
    queryKey: ['record', id],
    queryFn: () => call('getSettings', { id }),
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  return (
    <Page title={text.title}>
      <div className={own.phone}>
        <p>{text.usePc}</p>
        <LinkButton to={paths.adminHome}>{text.back}</LinkButton>
      </div>
      <div className={own.pc}>
        <Guarded check="checkAdmin" refusal="silent">
          <p>{text.note}</p>
          <Loaded query={query}>{(record) => <SettingsEditor record={record} />}</Loaded>
          <div className={styles.actions}>
            <LinkButton to={paths.adminHome}>{text.back}</LinkButton>
          </div>
        </Guarded>
      </div>
    </Page>
  )
}

function SettingsEditor({ record }: { record: Reply<'getSettings'> }) {
  const text = useText(settingsText)
  const client = useQueryClient()
  const [tab, setTab] = useState<Tab>('recruit')
  const [stored, setStored] = useState(record)
  const [values, setValues] = useState(record)
  const save = useMutation({
    mutationFn: (edited: Tab) => saveTab(edited, values, stored.version),
    onSuccess: (reply, edited) => {
      if (reply.basicInfoUpdateSuccess) {
        const kept = fieldsOf(edited, values)
        setStored((before) => ({ ...before, ...kept, version: reply.version ?? before.version }))
        void forgetSettings(client)
      }
      void tell(reply.message)
    },
    onError: (error) => void tell(error.message),
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
          if (!save.isPending) save.mutate(tab)
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
