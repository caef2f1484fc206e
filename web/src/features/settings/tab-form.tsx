import { declaredSetting } from '@recruit/contract/fields/settings-values'
import { useRef, useState } from 'react'
import { serverNow } from '../../api/server-clock.ts'
import { useText } from '../../i18n/text.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Form } from '../../ui/form/form.tsx'
import styles from '../../ui/layout/page.module.css'
import { Conflict } from './conflict.tsx'
import { pastPlan } from './consequences.ts'
import { ResultTab } from './result-tab.tsx'
import own from './settings.module.css'
import {
  Group,
  SettingCheck,
  SettingNumber,
  SettingSwitch,
  type SettingsForm,
  SettingText,
  SettingTime,
} from './settings-fields.tsx'
import { type EditedField, FIELDS, isDirty, type Tab } from './settings-tabs.ts'
import { settingsText } from './text.ts'
import type { Editor } from './use-editor.ts'

const PANELS = { recruit: RecruitTab, result: ResultTab, master: MasterTab }

/** One tab of the settings: its inputs, saving and taking back, and what another admin's edit left to choose. */
export function TabForm({ tab, editor }: { tab: Tab; editor: Editor }) {
  const text = useText(settingsText)
  const conflict = useRef<HTMLElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [wrong, setWrong] = useState<EditedField>()
  const { values, stored } = editor
  const clash = editor.clashes[tab]
  const messageOf = (field: EditedField) => {
    const setting = declaredSetting[field]
    if (setting.kind === 'number') return text.numberWrong(setting.min, setting.max)
    // A time that is typed by half has no value.
    return values[field] ? text.timePast : text.timeWrong
  }
  const save = () => {
    // Half a date, or a number of months that is none: the inputs themselves know.
    const half = panel.current?.querySelector<HTMLInputElement>('input:invalid')?.id
    const first = FIELDS[tab].find((field) => field === half) ?? pastPlan(tab, values, stored, serverNow())
    setWrong(first)
    if (first) document.getElementById(first)?.focus()
    else editor.save(tab)
  }
  const Panel = PANELS[tab]
  return (
    <Form
      form={{
        attempt: 0,
        hasSummary: false,
        isBusy: editor.isSaving,
        mistakes: wrong ? [{ id: wrong, message: messageOf(wrong) }] : [],
        submit: () => (clash ? conflict.current?.focus() : save()),
      }}
    >
      {clash && (
        <Conflict
          {...clash}
          ref={conflict}
          tab={tab}
          theirs={stored}
          mine={values}
          isSaving={editor.isSaving}
          onTheirs={() => editor.revert(tab)}
          onMine={save}
        />
      )}
      <div ref={panel} className={styles.form}>
        <Panel form={{ values, set: editor.set }} />
      </div>
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
    </Form>
  )
}

function MasterTab({ form }: { form: SettingsForm }) {
  return (
    <>
      <SettingText form={form} field="masterName" />
      <SettingText form={form} field="masterPhoneNumber" />
    </>
  )
}

function RecruitTab({ form }: { form: SettingsForm }) {
  const text = useText(settingsText)
  return (
    <>
      <SettingText form={form} field="cardinalNumber" />
      <Group legend={text.period}>
        <SettingSwitch form={form} field="isApplicationPeriod" />
        <SettingTime form={form} field="opensAt" />
        <SettingTime form={form} field="closesAt" />
        <SettingNumber form={form} field="closeGraceSeconds" />
      </Group>
      <Group legend={text.recruitingTeams}>
        <SettingCheck form={form} field="doesRecruitMarketing" />
        <SettingCheck form={form} field="doesRecruitDesign" />
        <SettingCheck form={form} field="doesRecruitWebDev" />
      </Group>
      <Group legend={text.schedules}>
        <SettingText form={form} field="applicationSubmissionPeriod" />
        <SettingText form={form} field="firstPresentationPeriod" />
        <SettingText form={form} field="interviewPeriod" />
        <SettingText form={form} field="finalPresentationPeriod" />
      </Group>
      <Group legend={text.keeping}>
        <SettingNumber form={form} field="keepMonths" />
      </Group>
    </>
  )
}
