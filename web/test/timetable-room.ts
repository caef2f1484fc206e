import type { Calls, ReplyOf } from '@recruit/contract'
import type { Team } from '@recruit/contract/constants'
import { newPerson, wholeContent } from '@recruit/local/testing/people'
import { type Visitor, visitor } from '@recruit/local/testing/visitor'
import { freshTerm } from './staff.ts'

/** A term whose interviews are to be arranged: its days, its interviewers and who passed the first round. */

export const SATURDAY = '2037-12-05'
export const SUNDAY = '2037-12-06'
/** Hours as bits: 0 is 8:00. */
export const at = (...hours: number[]) => hours.reduce((all, hour) => all | (1 << hour), 0)
const hoursOn = (days: number[]) => [...days, ...Array<number>(32).fill(0)].slice(0, 32)

/** A fresh term with these two days and two rooms, and its admin. */
export async function interviewTerm(
  url: string,
  rules: Partial<ReplyOf<Calls['timetableRules']>['rules']> = {},
): Promise<Visitor> {
  const admin = await freshTerm(url)
  await admin.call('modifyRecruitInfo', { interviewPeriod: '2037.12.5(토) - 12.6(일)' })
  const stored = await admin.call('timetableRules', {})
  await admin.call('setTimetableRules', {
    version: stored.version,
    rules: { ...stored.rules, rooms: 2, roomNames: ['301호', '302호'], ...rules },
  })
  return admin
}

/** A new interviewer; `member` is who of the staff she is. */
export async function interviewer(admin: Visitor, name: string, teams: Team[], ...days: number[]) {
  return interviewerFor(admin, { name, member: null }, teams, ...days)
}
export async function interviewerFor(
  admin: Visitor,
  who: { name: string; member: string | null },
  teams: Team[],
  ...days: number[]
) {
  const { interviewer: saved } = await admin.call('saveInterviewer', {
    ...{ version: 0, ...who, teams, mostPerDay: null, mostInARow: null },
    ...{ interviewHours: hoursOn(days), interviewDays: null },
  })
  return saved
}

/** An applicant who passed the first round and can come at these hours. */
export async function passer(url: string, admin: Visitor, name: string, team: Team, ...days: number[]) {
  const browser = visitor(url)
  const { value = '' } = await browser.call('enroll', { ...newPerson(team), name })
  await browser.call('savePage2', {
    ...{ id: value, ...wholeContent, interviewHours: hoursOn(days), isFinalSubmit: true },
  })
  await admin.call('selectPass', { _id: value, pass: '1stPass' })
  return value
}

/** Gives an applicant an appointment on Saturday, or another day. */
export async function place(
  admin: Visitor,
  _id: string,
  start: number,
  interviewers: string[],
  { room = 0, day = SATURDAY } = {},
) {
  const { version } = await admin.call('readTimetable', {})
  await admin.call('placeAppointment', { version, _id, day, start, room, interviewers })
}
