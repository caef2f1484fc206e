import type { Team } from '@recruit/contract/constants'
import { emptyHours } from '@recruit/contract/interview/grid'
import { enrolledPerson, wholeContent } from '@recruit/local/testing/people'
import type { Visitor } from '@recruit/local/testing/visitor'
import { expect } from './fixtures.ts'
import { freshTerm } from './staff.ts'

/** A term with an interview period, people who passed its first round, and who interviews them; all by the API. */

/** The interview days of these tests. */
export const [SATURDAY, SUNDAY, MONDAY] = ['2037-12-05', '2037-12-06', '2037-12-07'] as const
/** Hours as bits: 0 is 8:00. */
export const at = (...hours: number[]) => hours.reduce((all, hour) => all | (1 << hour), 0)
const hoursOn = (days: number[]) => emptyHours().map((none, day) => days[day] ?? none)

/** A term without applications, with three interview days. */
export async function interviewTerm(url: string): Promise<Visitor> {
  const admin = await freshTerm(url)
  await admin.call('modifyRecruitInfo', { interviewPeriod: '2037.12.5(토) - 12.7(월)' })
  return admin
}

/** An applicant who passed the first round and can come at these hours of the days. */
export async function passer(admin: Visitor, team: Team, ...days: number[]) {
  const it = await enrolledPerson(admin.url, team)
  const form = { id: it.id, ...wholeContent, interviewHours: hoursOn(days) }
  await it.browser.call('savePage2', { ...form, isFinalSubmit: true })
  await admin.call('selectPass', { _id: it.id, pass: '1stPass' })
  return { ...it, name: it.person.name }
}

/** A new interviewer, by default without limits. */
export async function newInterviewer(admin: Visitor, name: string, days: number[], limits: object = {}) {
  const written = { name, teams: [1, 2, 3] as Team[], member: null, interviewHours: hoursOn(days) }
  const { interviewer } = await admin.call('saveInterviewer', {
    ...{ version: 0, ...written, interviewDays: null, mostPerDay: null, mostInARow: null },
    ...limits,
  })
  return interviewer
}

type Rules = Awaited<ReturnType<typeof rulesOf>>['rules']
export const rulesOf = (admin: Visitor) => admin.call('timetableRules', {})
/** These rules are others from now on. */
export async function setRules(admin: Visitor, change: Partial<Rules>) {
  const { version, rules } = await rulesOf(admin)
  await admin.call('setTimetableRules', { version, rules: { ...rules, ...change } })
}

/** Computes a timetable and makes it the draft. */
export async function arranged(admin: Visitor) {
  const { id } = await admin.call('startTimetableRun', { kind: 'new', seconds: 10 })
  const stateNow = async () => (await admin.call('timetableRun', { id })).run.state
  await expect.poll(stateNow, { timeout: 40_000 }).toBe('ended')
  const { seen } = await admin.call('timetableRun', { id })
  await admin.call('applyTimetableRun', { id, seen })
  return (await admin.call('readTimetable', {})).appointments
}
