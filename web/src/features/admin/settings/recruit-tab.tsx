import { useText } from '../../../i18n/text.ts'
import { TextField } from '../../../ui/controls/text-field.tsx'
import { Group, SettingCheck, SettingSwitch, type SettingsForm, SettingText } from './settings-fields.tsx'
import { settingsText } from './text.ts'

export function RecruitTab({ form }: { form: SettingsForm }) {
  const text = useText(settingsText)
  return (
    <>
      <SettingText form={form} field="cardinalNumber" />
      <Group legend={text.period}>
        <SettingSwitch form={form} field="isApplicationPeriod" />
        <TextField
          id="closesAt"
          type="datetime-local"
          label={text.labels.closesAt}
          hint={text.closesAtHint}
          optional
          error={form.wrong === 'closesAt' ? text.closesAtWrong : undefined}
          value={form.values.closesAt}
          onChange={(value) => form.set('closesAt', value)}
        />
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
        <TextField
          id="keepMonths"
          type="number"
          min={1}
          max={120}
          step={1}
          required
          marked
          label={text.labels.keepMonths}
          hint={text.keepMonthsHint}
          error={form.wrong === 'keepMonths' ? text.keepMonthsWrong : undefined}
          value={form.values.keepMonths}
          onChange={(value) => form.set('keepMonths', value)}
        />
      </Group>
    </>
  )
}
