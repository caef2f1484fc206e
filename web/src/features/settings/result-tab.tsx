import { useText } from '../../i18n/text.ts'
import {
  Group,
  SettingCheck,
  SettingLongText,
  SettingSwitch,
  type SettingsForm,
  SettingText,
  SettingTime,
} from './settings-fields.tsx'
import { settingsText } from './text.ts'

/** Inputs that depend on a switch appear only with it. */
export function ResultTab({ form }: { form: SettingsForm }) {
  const text = useText(settingsText)
  const { values } = form
  return (
    <>
      <Group legend={text.switches}>
        <SettingSwitch form={form} field="showResultToApplicant" />
        <SettingTime form={form} field="resultsAt" />
        <SettingSwitch form={form} field="is1stResultPeriod" />
        <SettingSwitch form={form} field="isFinalResultPeriod" />
      </Group>
      <Group legend={text.interview}>
        <SettingSwitch form={form} field="isOnlineInterview" />
        {!values.isOnlineInterview && (
          <>
            <SettingText form={form} field="faceTofaceInterviewPlace" />
            <SettingText form={form} field="interviewWaitingPlace" />
          </>
        )}
        <SettingText form={form} field="surveyFormLink" />
      </Group>
      <Group legend={text.answers}>
        <SettingTime form={form} field="answersUntil" />
      </Group>
      <Group legend={text.training}>
        <SettingText form={form} field="masterTrainingSchedule" />
        <SettingText form={form} field="masterTrainingPlace" />
        <SettingText form={form} field="masterTrainingWaitingPlace" />
        <SettingText form={form} field="masterTrainingWaitingTime" />
      </Group>
      <Group legend={text.assignments}>
        <SettingCheck form={form} field="isMarketingPreAssignment" />
        {values.isMarketingPreAssignment && <SettingLongText form={form} field="marketingPreAssignment" />}
        <SettingCheck form={form} field="isDesignPreAssignment" />
        {values.isDesignPreAssignment && (
          <>
            <SettingText form={form} field="designPreAssignmentBannerName" />
            <SettingText form={form} field="designPreAssignmentPixelSize" />
            <SettingText form={form} field="designPreAssignmentSubmitPeriod" />
          </>
        )}
        <SettingCheck form={form} field="isWebDevPreAssignment" />
        {values.isWebDevPreAssignment && <SettingLongText form={form} field="webDevPreAssignment" />}
      </Group>
    </>
  )
}
