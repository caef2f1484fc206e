import { useText } from '../../../i18n/text.ts'
import { Group, SettingCheck, SettingSwitch, type SettingsForm, SettingText } from './settings-fields.tsx'
import { settingsText } from './text.ts'

export function RecruitTab({ form }: { form: SettingsForm }) {
  const text = useText(settingsText)
  return (
    <>
      <SettingText form={form} field="cardinalNumber" />
      <SettingSwitch form={form} field="isApplicationPeriod" />
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
    </>
  )
}
