import type { SettingKind } from '@recruit/contract/fields/settings-fields'
import { TEXT_LIMITS } from '@recruit/contract/fields/settings-fields'
import { declaredNumber, declaredSetting, type SettingOf } from '@recruit/contract/fields/settings-values'
import type { ReactNode } from 'react'
import { useText } from '../../i18n/text.ts'
import { Checkbox } from '../../ui/controls/choice.tsx'
import { Field } from '../../ui/controls/field.tsx'
import { Switch } from '../../ui/controls/switch.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import styles from './settings.module.css'
import type { Edited, EditedField } from './settings-tabs.ts'
import { settingsText } from './text.ts'

export interface SettingsForm {
  values: Edited
  set: <F extends EditedField>(field: F, value: Edited[F]) => void
}

interface Of<Kind extends SettingKind> {
  form: SettingsForm
  field: SettingOf<Kind>
}

/** The inputs of the settings' tabs, each bound to its field by name; marked as required, though nothing checks it. */
export function SettingText({ form, field }: Of<'line' | 'link'>) {
  const text = useText(settingsText)
  return (
    <TextField
      id={field}
      marked
      label={text.labels[field]}
      placeholder={text.placeholders[field]}
      maxLength={declaredSetting[field].kind === 'link' ? undefined : TEXT_LIMITS.line}
      value={form.values[field]}
      onChange={(value) => form.set(field, value)}
    />
  )
}

export function SettingLongText({ form, field }: Of<'essay'>) {
  const text = useText(settingsText)
  return (
    <Field id={field} label={text.labels[field]} marked>
      {(control) => (
        <textarea
          {...control}
          rows={5}
          maxLength={TEXT_LIMITS.essay}
          value={form.values[field]}
          onChange={(event) => form.set(field, event.target.value)}
        />
      )}
    </Field>
  )
}

export function SettingSwitch({ form, field }: Of<'switch'>) {
  const text = useText(settingsText)
  return (
    <Switch
      label={text.labels[field]}
      checked={form.values[field]}
      onChange={(value) => form.set(field, value)}
    />
  )
}

export function SettingCheck({ form, field }: Of<'switch'>) {
  const text = useText(settingsText)
  return (
    <Checkbox id={field} checked={form.values[field]} onChange={(value) => form.set(field, value)}>
      {text.labels[field]}
    </Checkbox>
  )
}

export function SettingTime({ form, field }: Of<'time'>) {
  const text = useText(settingsText)
  return (
    <TextField
      id={field}
      type="datetime-local"
      label={text.labels[field]}
      hint={text.hints[field]}
      optional
      value={form.values[field]}
      onChange={(value) => form.set(field, value)}
    />
  )
}

export function SettingNumber({ form, field }: Of<'number'>) {
  const text = useText(settingsText)
  const { min, max } = declaredNumber[field]
  return (
    <TextField
      id={field}
      type="number"
      min={min}
      max={max}
      step={1}
      required
      marked
      label={text.labels[field]}
      hint={text.hints[field]}
      value={form.values[field]}
      onChange={(value) => form.set(field, value)}
    />
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
