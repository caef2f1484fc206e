import type { OwnReason } from '../calls/reasons.ts'
import { ESSAY_MAX, LINK_MAX, TEXT_MAX } from '../constants.ts'

/** The tabs on which the settings are edited, in their order, each with the call that saves it. */
export const TAB_CALLS = {
  recruit: 'modifyRecruitInfo',
  result: 'modifyResultInfo',
  master: 'modifyMasterInfo',
} as const
export type SettingsTab = keyof typeof TAB_CALLS
export const SETTINGS_TABS = Object.keys(TAB_CALLS) as SettingsTab[]

/** The value of a setting of each kind in the calls. */
export interface SettingValues {
  line: string
  essay: string
  link: string
  switch: boolean
  /** ISO 8601, or '' for none. */
  time: string
  number: number
}
export type SettingKind = keyof SettingValues
export type SettingTextKind = 'line' | 'essay' | 'link'
/** The longest text of each kind, in code points. */
export const TEXT_LIMITS: Record<SettingTextKind, number> = {
  line: TEXT_MAX,
  essay: ESSAY_MAX,
  link: LINK_MAX,
}

interface Declared {
  tab: SettingsTab
  /** Absent: everyone, by `var/load`. 'passed': those who passed, with their result. 'admin': admins only. */
  readBy?: 'passed' | 'admin'
  /** A new term keeps it. */
  outlastsTerm?: true
  /** It has a column of its own instead of a place in the record's document, and begins with its default. */
  column?: string
}
interface Refused {
  reason: OwnReason
}
export type SettingDeclaration = Declared &
  (
    | { kind: 'line' | 'essay' | 'switch' }
    | ({ kind: 'link' | 'time' } & Refused)
    | { kind: 'number'; min: number; max: number; default: number }
  )

/**
 * Every setting, in the order of the record. Shapes, checks, storage, the public record, tabs and the history derive
 * from it. A new entry is stored in the record's document: an older record has its default, which is empty, off, or the
 * number here.
 */
export const settingsFields = {
  cardinalNumber: { kind: 'line', tab: 'recruit', outlastsTerm: true },
  applicationSubmissionPeriod: { kind: 'line', tab: 'recruit' },
  firstPresentationPeriod: { kind: 'line', tab: 'recruit' },
  interviewPeriod: { kind: 'line', tab: 'recruit' },
  finalPresentationPeriod: { kind: 'line', tab: 'recruit' },
  faceTofaceInterviewPlace: { kind: 'line', tab: 'result' },
  interviewWaitingPlace: { kind: 'line', tab: 'result' },
  surveyFormLink: { kind: 'link', tab: 'result', reason: 'surveyLinkWrong' },
  masterTrainingSchedule: { kind: 'line', tab: 'result' },
  masterTrainingPlace: { kind: 'line', tab: 'result' },
  masterTrainingWaitingPlace: { kind: 'line', tab: 'result' },
  masterTrainingWaitingTime: { kind: 'line', tab: 'result' },
  marketingPreAssignment: { kind: 'essay', tab: 'result', readBy: 'passed' },
  webDevPreAssignment: { kind: 'essay', tab: 'result', readBy: 'passed' },
  designPreAssignment: { kind: 'essay', tab: 'result', readBy: 'passed' },
  designPreAssignmentBannerName: { kind: 'line', tab: 'result' },
  designPreAssignmentPixelSize: { kind: 'line', tab: 'result' },
  designPreAssignmentSubmitPeriod: { kind: 'line', tab: 'result' },
  masterName: { kind: 'line', tab: 'master', outlastsTerm: true },
  masterPhoneNumber: { kind: 'line', tab: 'master', outlastsTerm: true },
  isApplicationPeriod: { kind: 'switch', tab: 'recruit' },
  doesRecruitMarketing: { kind: 'switch', tab: 'recruit' },
  doesRecruitDesign: { kind: 'switch', tab: 'recruit' },
  doesRecruitWebDev: { kind: 'switch', tab: 'recruit' },
  showResultToApplicant: { kind: 'switch', tab: 'result' },
  is1stResultPeriod: { kind: 'switch', tab: 'result' },
  isFinalResultPeriod: { kind: 'switch', tab: 'result' },
  isOnlineInterview: { kind: 'switch', tab: 'result' },
  isMarketingPreAssignment: { kind: 'switch', tab: 'result' },
  isDesignPreAssignment: { kind: 'switch', tab: 'result' },
  isWebDevPreAssignment: { kind: 'switch', tab: 'result' },
  closesAt: { kind: 'time', tab: 'recruit', column: 'closes_at', reason: 'closesAtWrong' },
  answersUntil: { kind: 'time', tab: 'result', reason: 'answersUntilWrong' },
  opensAt: { kind: 'time', tab: 'recruit', reason: 'plannedTimeWrong' },
  resultsAt: { kind: 'time', tab: 'result', readBy: 'admin', reason: 'plannedTimeWrong' },
  keepMonths: {
    kind: 'number',
    tab: 'recruit',
    column: 'keep_months',
    default: 6,
    min: 1,
    max: 120,
    outlastsTerm: true,
  },
  closeGraceSeconds: {
    kind: 'number',
    tab: 'recruit',
    readBy: 'admin',
    default: 0,
    min: 0,
    max: 600,
    outlastsTerm: true,
  },
} as const satisfies Record<string, SettingDeclaration>

/** For the documentation of the API; separate from the table, which every page of the site loads. */
export const settingsDescriptions: Record<keyof typeof settingsFields, string> = {
  cardinalNumber: 'The cohort, as the site names it.',
  applicationSubmissionPeriod: 'When applications are taken, in words.',
  firstPresentationPeriod: 'When the first results come out, in words.',
  interviewPeriod: 'When interviews are held, in words; the grid takes its dates from it.',
  finalPresentationPeriod: 'When the final results come out, in words.',
  faceTofaceInterviewPlace: 'Where interviews are held.',
  interviewWaitingPlace: 'Where to wait for the interview.',
  surveyFormLink: 'A survey: an http(s) address, or empty.',
  masterTrainingSchedule: 'When newcomers are trained.',
  masterTrainingPlace: 'Where newcomers are trained.',
  masterTrainingWaitingPlace: 'Where to wait for the training.',
  masterTrainingWaitingTime: 'When to be there.',
  marketingPreAssignment: "Marketing's task.",
  webDevPreAssignment: "Web development's task.",
  designPreAssignment: "Design's task.",
  designPreAssignmentBannerName: "The banner of design's task.",
  designPreAssignmentPixelSize: "The banner's size.",
  designPreAssignmentSubmitPeriod: "When design's task is to be handed in.",
  masterName: 'Whom to ask.',
  masterPhoneNumber: 'The phone to call.',
  isApplicationPeriod: 'Applications are taken now.',
  doesRecruitMarketing: 'The marketing team recruits.',
  doesRecruitDesign: 'The design team recruits.',
  doesRecruitWebDev: 'The web development team recruits.',
  showResultToApplicant: 'Applicants may read their results.',
  is1stResultPeriod: 'The first results are the ones waited for.',
  isFinalResultPeriod: 'The final results are; where both are on this one counts.',
  isOnlineInterview: 'Interviews are held online.',
  isMarketingPreAssignment: 'Marketing gives a task before the interview.',
  isDesignPreAssignment: 'Design gives a task before the interview.',
  isWebDevPreAssignment: 'Web development gives a task before the interview.',
  closesAt: "When applications close by themselves: ISO 8601 with an offset, or '' for never.",
  answersUntil:
    "Until when final passers confirm or decline: ISO 8601 with an offset, or '' where nobody is asked.",
  opensAt:
    "When applications open by themselves: ISO 8601 with an offset, or '' where they do not. Pages count down to it.",
  resultsAt:
    "When results are made public by themselves, with all that waits to be published: ISO 8601 with an offset, or '' for never.",
  closeGraceSeconds: 'So many seconds after the closing time writes are still taken; no page says so.',
  keepMonths: 'So many months after a term is closed its personal data are removed.',
}
