import { setTimeout as sleep } from 'node:timers/promises'
import { GRID_DAYS, GRID_HOURS, RUN_SECONDS_MAX, type Team } from '@recruit/contract/constants'
import { hasBegun } from '@recruit/contract/interview/appointment-times'
import type { Visitor } from '../testing/visitor.ts'

const RUN_SECONDS = 5
const INTERVIEW_DAYS = 7
/** Hours as bits: bit 0 is 8:00. */
const hours = (from: number, to: number) => 2 ** (to - 8) - 2 ** (from - 8)

const INTERVIEWERS: { name: string; teams: Team[]; hours: number }[] = [
  { name: '문나래', teams: [1, 2], hours: hours(10, 18) },
  { name: '유마루', teams: [1], hours: hours(13, 20) },
  { name: '도아라', teams: [2], hours: hours(9, 15) },
  { name: '강버들', teams: [2, 3], hours: hours(14, 21) },
  { name: '노다온', teams: [3], hours: hours(9, 17) },
  { name: '배로운', teams: [3, 1], hours: hours(15, 22) },
]

/**
 * Creates interviewers, rules and a timetable of everyone who passed the first round, applies it and publishes the
 * dates. Returns how many have one.
 */
export async function arrangeInterviews(admin: Visitor): Promise<number> {
  const { interviewers } = await admin.call('listInterviewers', {})
  const there = new Set(interviewers.map(({ name }) => name))
  // Some of them are members, and read their own interviews at the desk.
  const { members } = await admin.call('listMembers', {})
  const memberOf = (name: string) => members.find((one) => one.name === name)?.id ?? null
  for (const { name, teams, hours: ofDay } of INTERVIEWERS.filter((one) => !there.has(one.name))) {
    const interviewHours = Array.from({ length: GRID_DAYS }, (_, day) => (day < INTERVIEW_DAYS ? ofDay : 0))
    await admin.call('saveInterviewer', {
      ...{ version: 0, name, teams, member: memberOf(name), interviewHours, interviewDays: null },
      ...{ mostPerDay: 5, mostInARow: 3 },
    })
  }
  const { version, rules } = await admin.call('timetableRules', {})
  const lunch = { day: null, hours: hours(12, 13) }
  const roomNames = ['학생문화관 301호', '학생문화관 302호']
  await admin.call('setTimetableRules', {
    version,
    rules: { ...rules, rooms: 2, roomNames, closed: [lunch], pace: [HALF_HOURS] },
  })
  const held = await placeHeld(admin)
  // A busy machine may place no one in the usual time.
  for (let seconds = RUN_SECONDS; seconds <= RUN_SECONDS_MAX; seconds *= 2) {
    await compute(admin, seconds)
    if ((await admin.call('readTimetable', {})).appointments.length > held) break
  }
  await publish(admin)
  await publishDates(admin)
  return (await admin.call('readTimetable', {})).appointments.length
}

async function publish(admin: Visitor): Promise<void> {
  const { seen } = await admin.call('timetablePublication', {})
  await admin.call('publishTimetable', { seen })
}

/**
 * Interviews of every second applicant in hours that have begun: a run gives no one such an hour. They are published
 * before it, so that it leaves them where they are. Returns how many.
 */
async function placeHeld(admin: Visitor): Promise<number> {
  const [{ days, unplaced, version: first }, { interviewers }] = await Promise.all([
    admin.call('readTimetable', {}),
    admin.call('listInterviewers', {}),
  ])
  const begun = days.flatMap((day) =>
    Array.from({ length: GRID_HOURS }, (_, start) => ({ day, start })).filter((when) =>
      hasBegun(when.day, when.start, Date.now()),
    ),
  )
  let version = first
  let placed = 0
  for (const { _id, team } of unplaced.filter((_, at) => at % 2 === 0)) {
    const panels = interviewers.filter(({ teams }) => teams.includes(team))
    // Yesterday's and today's in equal parts.
    const hours = placed % 2 ? begun : begun.toReversed()
    const places = hours.flatMap((when) =>
      panels.flatMap(({ id }) => [0, 1].map((room) => ({ ...when, room, interviewers: [id] }))),
    )
    for (const place of places) {
      const { status, body } = await admin.send('placeAppointment', { version, _id, ...place })
      if (status !== 200) continue
      version = body.version as number
      placed++
      break
    }
  }
  if (placed > 0) await publish(admin)
  return placed
}

/** One team's interviews take half of an hour. */
const HALF_HOURS = { team: 1 as const, minutes: 30, pause: 0, people: 1 }

async function compute(admin: Visitor, seconds: number): Promise<void> {
  const { id } = await admin.call('startTimetableRun', { kind: 'new', seconds })
  let found = await admin.call('timetableRun', { id })
  while (found.run.state === 'running') {
    await sleep(200)
    found = await admin.call('timetableRun', { id })
  }
  if (!found.answer) throw new Error(`The timetable was not computed: ${found.run.state}`)
  await admin.call('applyTimetableRun', { id, seen: found.seen })
}

/**
 * In a demo that adds to another one results are public, so dates wait for publication. Other waiting changes keep
 * waiting.
 */
async function publishDates(admin: Visitor): Promise<void> {
  const { isPublic, changes, seen } = await admin.call('unpublished', {})
  const left = changes.flatMap(({ shown, next }, at) => (shown.pass === next.pass ? [] : [at]))
  if (isPublic && left.length < changes.length) await admin.call('publish', { seen, left })
}
