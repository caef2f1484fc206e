import { DEFAULT_KEEP_MONTHS } from '../constants.ts'

/** The names of the settings record's fields (specification, section 3), grouped as the screens edit them. */

export const RECRUIT_TEXTS = [
  'cardinalNumber',
  'applicationSubmissionPeriod',
  'firstPresentationPeriod',
  'interviewPeriod',
  'finalPresentationPeriod',
] as const
export const RECRUIT_SWITCHES = [
  'isApplicationPeriod',
  'doesRecruitMarketing',
  'doesRecruitDesign',
  'doesRecruitWebDev',
] as const
export const RESULT_SWITCHES = [
  'showResultToApplicant',
  'is1stResultPeriod',
  'isFinalResultPeriod',
  'isOnlineInterview',
  'isMarketingPreAssignment',
  'isDesignPreAssignment',
  'isWebDevPreAssignment',
] as const
export const RESULT_TEXTS = [
  'faceTofaceInterviewPlace',
  'interviewWaitingPlace',
  'surveyFormLink',
  'masterTrainingSchedule',
  'masterTrainingPlace',
  'masterTrainingWaitingPlace',
  'masterTrainingWaitingTime',
  'marketingPreAssignment',
  'webDevPreAssignment',
  'designPreAssignment',
  'designPreAssignmentBannerName',
  'designPreAssignmentPixelSize',
  'designPreAssignmentSubmitPeriod',
] as const
export const MASTER_TEXTS = ['masterName', 'masterPhoneNumber'] as const

export const SETTINGS_TEXTS = [...RECRUIT_TEXTS, ...RESULT_TEXTS, ...MASTER_TEXTS] as const
export const SETTINGS_SWITCHES = [...RECRUIT_SWITCHES, ...RESULT_SWITCHES] as const
export type SettingsText = (typeof SETTINGS_TEXTS)[number]
export type SettingsSwitch = (typeof SETTINGS_SWITCHES)[number]
export type SettingsFields = Record<SettingsText, string> & Record<SettingsSwitch, boolean>

/** Pre-assignment texts reach only those who passed: they are never in the public record. */
export const PRIVATE_TEXTS = ['marketingPreAssignment', 'designPreAssignment', 'webDevPreAssignment'] as const
export type PrivateText = (typeof PRIVATE_TEXTS)[number]
/** What every page may read (`var/load`). */
export type PublicSettings = Omit<SettingsFields, PrivateText> & {
  isInDB: 'true' | 'false'
  closesAt: string
  /** Months after a term that its personal data are kept. */
  keepMonths: number
}

/** What an absent record counts as: all switches off, all texts empty (specification, section 4). */
export const emptySettings = (): SettingsFields =>
  Object.fromEntries([
    ...SETTINGS_TEXTS.map((field) => [field, '']),
    ...SETTINGS_SWITCHES.map((field) => [field, false]),
  ]) as SettingsFields

/** The part of a record that every page may read. */
export function publicSettings(
  fields: SettingsFields,
  isInDB: boolean,
  closesAt: string,
  keepMonths: number = DEFAULT_KEEP_MONTHS,
): PublicSettings {
  const open: Record<string, unknown> = { isInDB: String(isInDB), ...fields, closesAt, keepMonths }
  for (const field of PRIVATE_TEXTS) delete open[field]
  return open as PublicSettings
}
