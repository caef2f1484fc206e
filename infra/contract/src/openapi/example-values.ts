/** Invented people, times and replies for the examples of the calls. */
import { sessionFlags } from '../calls/roles.ts'
import { ALL_HOURS, GRID_DAYS } from '../constants.ts'
import { exampleContent, exampleIdentity } from '../fields/application-values.ts'
import { emptySettings } from '../fields/settings-values.ts'
import { flagsOf } from '../interview/grid.ts'
import { periodDays } from '../interview/grid-days.ts'
import { messages } from '../messages.ts'
import type { Text } from '../text.ts'

export const id = 'c0ffee00-1234-4abc-8def-000000000001'
export const other = 'c0ffee00-1234-4abc-8def-000000000002'
export const record = 'feedbeef-1234-4abc-8def-000000000001'
export const identity = exampleIdentity()
export const time = '2026-11-21T05:03:00.000Z'
/** Hours on the second day from 9:00 to 12:00, and the whole of the last. */
export const interviewHours = Array.from({ length: GRID_DAYS }, (_, day) =>
  day === 1 ? 0b11110 : day === GRID_DAYS - 1 ? ALL_HOURS : 0,
)
export const interviewDays = periodDays('2026.12.5(토) - 12.6(일)', new Date(0))?.days ?? null
export const content = {
  ...exampleContent(),
  interviewTime: flagsOf(interviewHours),
  interviewHours,
  interviewDays,
}
export const settings = {
  ...emptySettings(),
  cardinalNumber: '45',
  applicationSubmissionPeriod: '11.21(토) - 11.30(월)',
  interviewPeriod: '12.05(토) - 12.06(일)',
  isApplicationPeriod: true,
  doesRecruitWebDev: true,
  masterName: '가람이',
  closesAt: '2026-11-30T23:59:00+09:00',
}
export const said = (text: Text) => ({ message: text.en })
export const saved = {
  reply: { applicationUpdateSuccess: 'success', ...said(messages.draftSaved), version: 4 },
} as const
export const changed = {
  reply: { basicInfoUpdateSuccess: true, ...said(messages.settingsSaved), version: 8 },
} as const
export const history = (what: string, from: string, to: string, ofApplication = {}) => ({
  history: [
    { entry: 12, at: time, role: 'admin' as const, session: '5f2c9a', what, from, to, ...ofApplication },
  ],
  next: null,
})
export const admin = { ...sessionFlags('admin'), member: null }
