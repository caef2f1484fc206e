import { ESSAY_MAX, TEXT_MAX } from '@recruit/contract/constants'
import type { SettingsSwitch, SettingsText } from '@recruit/contract/fields/settings-fields'
import type { ReactNode } from 'react'
import { useText } from '../../../i18n/text.ts'
import { Checkbox } from '../../../ui/controls/choice.tsx'
import { Field } from '../../../ui/controls/field.tsx'
import { Switch } from '../../../ui/controls/switch.tsx'
import { TextField } from '../../../ui/controls/text-field.tsx'
import styles from './settings.module.css'
import type { Edited, EditedField } from './settings-tabs.ts'
import { settingsText } from './text.ts'

export interface SettingsForm {
  values: Edited
  set: <F extends EditedField>(field: F, value: Edited[F]) => void
  /** The input that kept the last save from being sent. */
  wrong: string | undefined
}

/** The inputs of the settings' tabs, each bound to its field by name; marked as required, though nothing checks it. */
export function SettingText({ form, field }: { form: SettingsForm; field: SettingsText }) {
  const text = useText(settingsText)
  return (
    <TextField
      id={field}
      marked
      label={text.labels[field]}
      placeholder={text.placeholders[field]}
      maxLength={field === 'surveyFormLink' ? undefined : TEXT_MAX}
      value={form.values[field]}
      onChange={(value) => form.set(field, value)}
    />
  )
}

export function SettingLongText({ form, field }: { form: SettingsForm; field: SettingsText }) {
  const text = useText(settingsText)
  return (
    <Field id={field} label={text.labels[field]} marked>
      {(control) => (
        <textarea
          {...control}
          rows={5}
          maxLength={ESSAY_MAX}
          value={form.values[field]}
          onChange={(event) => form.set(field, event.target.value)}
        />
      )}
    </Field>
  )
}

export function SettingSwitch({ form, field }: { form: SettingsForm; field: SettingsSwitch }) {
  const text = useText(settingsText)
  return (
    <Switch
      label={text.labels[field]}
      checked={form.values[field]}
      onChange={(value) => form.set(field, value)}
    />
  )
}

export function SettingCheck({ form, field }: { form: SettingsForm; field: SettingsSwitch }) {
  const text = useText(settingsText)
  return (
    <Checkbox id={field} checked={form.values[field]} onChange={(value) => form.set(field, value)}>
      {text.labels[field]}
    </Checkbox>
  )
}

export function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  )
}
