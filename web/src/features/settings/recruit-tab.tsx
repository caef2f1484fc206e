import { useText } from '../../i18n/text.ts'
import {
  Group,
  SettingCheck,
  SettingNumber,
  SettingSwitch,
  type SettingsForm,
  SettingText,
  SettingTime,
} from './settings-fields.tsx'
import { settingsText } from './text.ts'

export function RecruitTab({ form }: { form: SettingsForm }) {
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
