import { declaredSetting } from '@recruit/contract/fields/settings-values'
import type { Warning } from './preview.ts'
import type { Edited, EditedField, Tab } from './settings-tabs.ts'

/** The fields that a warning is about: any of them settles it, the likeliest first. */
const FIELDS: Record<Warning, readonly [EditedField, ...EditedField[]]> = {
  closingRemoved: ['closesAt'],
  closingPast: ['closesAt'],
  openingPast: ['opensAt'],
  openingIdle: ['opensAt'],
  resultsPast: ['resultsAt'],
  closingIdle: ['closesAt'],
  noTeam: ['doesRecruitMarketing'],
  bothPeriods: ['is1stResultPeriod'],
  shownWhileOpen: ['showResultToApplicant', 'isApplicationPeriod'],
  resultsBeforeClose: ['firstPresentationPeriod'],
  datesReversed: [
    'applicationSubmissionPeriod',
    'firstPresentationPeriod',
    'interviewPeriod',
    'finalPresentationPeriod',
  ],
  surveyRefused: ['surveyFormLink'],
  noPlace: ['faceTofaceInterviewPlace'],
  assignmentEmpty: ['marketingPreAssignment', 'webDevPreAssignment'],
  daysUnread: ['interviewPeriod'],
  noContact: ['masterName'],
}

export const tabOf = (field: EditedField): Tab => declaredSetting[field].tab

/** Whether one of the two switches that a phone turns off settles a warning. */
export const isSettledByPhone = (warning: Warning): boolean =>
  FIELDS[warning].some((field) => field === 'isApplicationPeriod' || field === 'showResultToApplicant')

export interface Repair {
  warning: Warning
  field: EditedField
}

/** Where a warning is settled: in a field of the open tab, if one can. */
export function repairOf(warning: Warning, tab: Tab, values: Edited): Repair {
  const fields = FIELDS[warning]
  const isMarketingFine = !values.isMarketingPreAssignment || values.marketingPreAssignment.trim() !== ''
  if (warning === 'assignmentEmpty' && isMarketingFine) return { warning, field: 'webDevPreAssignment' }
  return { warning, field: fields.find((field) => tabOf(field) === tab) ?? fields[0] }
}

/** The warnings to read on a tab: first its own and those that come from its edits, then those of other tabs. */
export function repairsOn(
  tab: Tab,
  values: Edited,
  { warnings, known }: { warnings: readonly Warning[]; known: readonly Warning[] },
): Repair[] {
  const isHere = ({ warning, field }: Repair) => tabOf(field) === tab || !known.includes(warning)
  const repairs = warnings.map((warning) => repairOf(warning, tab, values))
  return [...repairs.filter(isHere), ...repairs.filter((one) => !isHere(one))]
}
