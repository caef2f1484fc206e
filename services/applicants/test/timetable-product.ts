import type { Team } from '@recruit/contract/constants'
import { vi } from 'vitest'
import { admin, submittedPerson } from './product.ts'

/** The two interview days of these tests: far ahead, on the weekdays of 2026. */
export const DAYS = ['2037-12-05', '2037-12-06'] as const
/** Hours as bits: 0 is 8:00. */
export const at = (...hours: number[]) => hours.reduce((all, hour) => all | (1 << hour), 0)
export const setPeriod = (interviewPeriod = '2037.12.5(토) - 12.6(일)') =>
  admin.call('modifyRecruitInfo', { interviewPeriod })
/** Hours of the first days, on the dates of the interview period. */
export const hoursOn = (...days: number[]) => [...days, ...Array(32).fill(0)].slice(0, 32)

/** An applicant who passed the first round and can come at these hours. */
export async function passer(team: Team, ...days: number[]) {
  const it = await submittedPerson(team, { interviewHours: hoursOn(...days) })
  await admin.call('selectPass', { _id: it.id, pass: '1stPass' })
  return it
}

/** A new interviewer, without limits by default. */
export async function newInterviewer(name: string, teams: Team[], days: number[], limits: object = {}) {
  const written = { name, teams, member: null, interviewHours: hoursOn(...days), interviewDays: null }
  const { interviewer } = await admin.call('saveInterviewer', {
    ...{ version: 0, ...written, mostPerDay: null, mostInARow: null },
    ...limits,
  })
  return interviewer
}

type Rules = Awaited<ReturnType<typeof admin.call<'timetableRules'>>>['rules']
export async function setRules(change: Partial<Rules>) {
  const { version, rules } = await admin.call('timetableRules', {})
  await admin.call('setTimetableRules', { version, rules: { ...rules, ...change } })
}

export const runOf = (id: string) => admin.call('timetableRun', { id })
export async function overRun(id: string) {
  await vi.waitUntil(async () => (await runOf(id)).run.state !== 'running', { timeout: 30_000, interval: 50 })
  return runOf(id)
}
export async function computed(kind: 'new' | 'repair' = 'new') {
  const { id } = await admin.call('startTimetableRun', { kind, seconds: 10 })
  return overRun(id)
}

/** Puts an applicant on the board, or moves her. */
export const placed = async (_id: string, day: string, start: number, interviewers: string[], room = 0) =>
  admin.send('placeAppointment', {
    ...{ version: (await admin.call('readTimetable', {})).version, _id, day, start, room, interviewers },
  })
export async function publishedTimetable() {
  const { seen } = await admin.call('timetablePublication', {})
  return admin.send('publishTimetable', { seen })
}
