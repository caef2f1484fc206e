import type { Reason } from '../calls/reasons.ts'
import { ESSAY_MAX, LINK_MAX, TEXT_MAX } from '../constants.ts'

/** The tabs on which the settings are edited: each is one call. */
export const SETTINGS_TABS = ['recruit', 'result', 'master'] as const
export type SettingsTab = (typeof SETTINGS_TABS)[number]

/** What the value of a setting of each kind is, as the calls carry it. */
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
  /** For the documentation of the API. */
  description: string
  /** Absent: everyone, by `var/load`. 'passed': those who passed, with their result. */
  readBy?: 'passed'
  /** A new term does not empty it. */
  outlastsTerm?: true
  /** It has a column instead of a place in the record's document, and begins with its default. */
  column?: string
}
/** Why another value is refused. */
interface Refused {
  reason: Reason
}
export type SettingDeclaration = Declared &
  (
    | { kind: 'line' | 'essay' | 'switch' }
    | ({ kind: 'link' | 'time' } & Refused)
    | { kind: 'number'; min: number; max: number; default: number }
  )

/**
 * Every setting (specification, section 3), in the order of the record. Shapes of calls, checks, storage, the public
 * record, the tabs, saving and the history come from this table. A new entry lives in the record's document: an older
 * record has its default, which is empty, off, or the number named here.
 */
export const settingsFields = {
  cardinalNumber: {
    kind: 'line',
    tab: 'recruit',
    outlastsTerm: true,
    description: 'The cohort, as the site names it.',
  },
  applicationSubmissionPeriod: {
    kind: 'line',
    tab: 'recruit',
    description: 'When applications are taken, in words.',
  },
  firstPresentationPeriod: {
    kind: 'line',
    tab: 'recruit',
    description: 'When the first results come out, in words.',
  },
  interviewPeriod: {
    kind: 'line',
    tab: 'recruit',
    description: 'When interviews are held, in words; the grid takes its dates from it.',
  },
  finalPresentationPeriod: {
    kind: 'line',
    tab: 'recruit',
    description: 'When the final results come out, in words.',
  },
  faceTofaceInterviewPlace: { kind: 'line', tab: 'result', description: 'Where interviews are held.' },
  interviewWaitingPlace: { kind: 'line', tab: 'result', description: 'Where to wait for the interview.' },
  surveyFormLink: {
    kind: 'link',
    tab: 'result',
    reason: 'surveyLinkWrong',
    description: 'A survey: an http(s) address, or empty.',
  },
  masterTrainingSchedule: { kind: 'line', tab: 'result', description: 'When newcomers are trained.' },
  masterTrainingPlace: { kind: 'line', tab: 'result', description: 'Where newcomers are trained.' },
  masterTrainingWaitingPlace: { kind: 'line', tab: 'result', description: 'Where to wait for the training.' },
  masterTrainingWaitingTime: { kind: 'line', tab: 'result', description: 'When to be there.' },
  marketingPreAssignment: {
    kind: 'essay',
    tab: 'result',
    readBy: 'passed',
    description: "Marketing's task.",
  },
  webDevPreAssignment: {
    kind: 'essay',
    tab: 'result',
    readBy: 'passed',
    description: "Web development's task.",
  },
  designPreAssignment: { kind: 'essay', tab: 'result', readBy: 'passed', description: "Design's task." },
  designPreAssignmentBannerName: { kind: 'line', tab: 'result', description: "The banner of design's task." },
  designPreAssignmentPixelSize: { kind: 'line', tab: 'result', description: "The banner's size." },
  designPreAssignmentSubmitPeriod: {
    kind: 'line',
    tab: 'result',
    description: "When design's task is to be handed in.",
  },
  masterName: { kind: 'line', tab: 'master', outlastsTerm: true, description: 'Whom to ask.' },
  masterPhoneNumber: { kind: 'line', tab: 'master', outlastsTerm: true, description: 'The phone to call.' },
  isApplicationPeriod: { kind: 'switch', tab: 'recruit', description: 'Applications are taken now.' },
  doesRecruitMarketing: { kind: 'switch', tab: 'recruit', description: 'The marketing team recruits.' },
  doesRecruitDesign: { kind: 'switch', tab: 'recruit', description: 'The design team recruits.' },
  doesRecruitWebDev: { kind: 'switch', tab: 'recruit', description: 'The web development team recruits.' },
  showResultToApplicant: { kind: 'switch', tab: 'result', description: 'Applicants may read their results.' },
  is1stResultPeriod: {
    kind: 'switch',
    tab: 'result',
    description: 'The first results are the ones waited for.',
  },
  isFinalResultPeriod: {
    kind: 'switch',
    tab: 'result',
    description: 'The final results are; where both are on this one counts.',
  },
  isOnlineInterview: { kind: 'switch', tab: 'result', description: 'Interviews are held online.' },
  isMarketingPreAssignment: {
    kind: 'switch',
    tab: 'result',
    description: 'Marketing gives a task before the interview.',
  },
  isDesignPreAssignment: {
    kind: 'switch',
    tab: 'result',
    description: 'Design gives a task before the interview.',
  },
  isWebDevPreAssignment: {
    kind: 'switch',
    tab: 'result',
    description: 'Web development gives a task before the interview.',
  },
  closesAt: {
    kind: 'time',
    tab: 'recruit',
    column: 'closes_at',
    reason: 'closesAtWrong',
    description: "When applications close by themselves: ISO 8601 with an offset, or '' for never.",
  },
  keepMonths: {
    kind: 'number',
    tab: 'recruit',
    column: 'keep_months',
    default: 6,
    min: 1,
    max: 120,
    outlastsTerm: true,
    description: 'So many months after a term is closed its personal data are removed.',
  },
} as const satisfies Record<string, SettingDeclaration>
