import { type SettingsForm, SettingText } from './settings-fields.tsx'

export function MasterTab({ form }: { form: SettingsForm }) {
  return (
    <>
      <SettingText form={form} field="masterName" />
      <SettingText form={form} field="masterPhoneNumber" />
    </>
  )
}
