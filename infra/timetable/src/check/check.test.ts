import { fc } from '@recruit/local/testing/random'
import { expect, test } from 'vitest'
import { isTimetable } from '../../testing/brute-force.ts'
import { appointment, at, instanceOf } from '../../testing/examples.ts'
import { tinyInstance } from '../../testing/instances.ts'
import { bestGreedy } from '../greedy/greedy.ts'
import { appointmentsOf } from '../greedy/occupancy.ts'
import { problemOf } from '../instance/problem.ts'
import type { Appointment, Instance } from '../instance/schema.ts'
import { check } from './check.ts'

const instance = instanceOf({
  people: [
    [at(0, 1), at(0)],
    [at(0, 1, 2), 0],
  ],
  panel: [
    [at(0, 1, 2), at(0)],
    [at(0, 1, 2), 0],
  ],
  rooms: 2,
  teams: [
    { id: 1, panel: 1 },
    { id: 2, panel: 1 },
  ],
})
const good = [appointment('a1', 0, 0), appointment('a2', 0, 1)]
const [first, second] = good as [Appointment, Appointment]
/** Interviews of the first team hold two, who both come in the first hour. */
const pairs: Instance = {
  ...instance,
  teams: [
    { id: 1, panel: 1, capacity: 2 },
    { id: 2, panel: 1 },
  ],
}
const together = [first, appointment('a2', 0, 0)]
const withThird: Instance = {
  ...pairs,
  applicants: [...pairs.applicants, { id: 'a3', team: 1, hours: [at(0), 0] }],
}
const ofOtherTeam: Instance = {
  ...pairs,
  teams: pairs.teams.map((one) => ({ ...one, capacity: 2 })),
  applicants: pairs.applicants.map((one) => (one.id === 'a2' ? { ...one, team: 2 } : one)),
  interviewers: pairs.interviewers.map((one) => ({ ...one, teams: [1, 2] })),
}
const withInterviewer = (change: object): Instance => ({
  ...instance,
  interviewers: instance.interviewers.map((one) => (one.id === 'i1' ? { ...one, ...change } : one)),
})

test('a timetable that keeps every rule breaks none', () => {
  expect(check(instance, good)).toEqual([])
  expect(check(instance, [])).toEqual([])
})

test('an interview that holds two counts once for its room and its interviewer', () => {
  const once = { ...pairs, interviewers: pairs.interviewers.map((one) => ({ ...one, maxPerDay: 1 })) }
  expect(check(once, together)).toEqual([])
})

test.each<[rule: string, Instance, Appointment[]]>([
  ['applicant-unknown', instance, [first, { ...second, applicant: 'a9' }]],
  ['applicant-twice', instance, [first, { ...first, start: 1 }]],
  ['applicant-hours', instance, [appointment('a1', 0, 2)]],
  ['applicant-hours', { ...instance, length: 2 }, [appointment('a1', 0, 1)]],
  ['outside-grid', instance, [appointment('a1', 2, 0)]],
  ['outside-grid', { ...instance, length: 2 }, [appointment('a1', 0, 5)]],
  ['panel-size', instance, [{ ...first, interviewers: [] }]],
  ['panel-size', instance, [{ ...first, interviewers: ['i1', 'i2'] }]],
  ['panel-size', { ...instance, teams: [{ id: 1, panel: 2 }] }, [{ ...first, interviewers: ['i1', 'i1'] }]],
  ['interviewer-unknown', instance, [{ ...first, interviewers: ['i9'] }]],
  ['interviewer-team', withInterviewer({ teams: [2] }), [first]],
  ['interviewer-hours', withInterviewer({ hours: [at(1), 0] }), [first]],
  ['interviewer-busy', instance, [first, appointment('a2', 0, 0, ['i1'], 1)]],
  ['interviewer-busy', { ...instance, length: 2 }, [first, appointment('a2', 0, 1, ['i1'], 1)]],
  ['interviewer-per-day', withInterviewer({ maxPerDay: 1 }), good],
  ['interviewer-per-day', withInterviewer({ maxPerDay: [1, 5] }), good],
  ['interviewer-in-a-row', withInterviewer({ maxInARow: 1 }), good],
  ['interviewer-in-a-row', { ...withInterviewer({ maxInARow: 1 }), length: 2 }, [first]],
  ['room-unknown', instance, [{ ...first, room: 2 }]],
  ['room-unknown', { ...instance, rooms: [Array(6).fill(0), Array(6).fill(1)] }, [first]],
  ['room-busy', instance, [first, appointment('a2', 0, 0, ['i2'])]],
  ['interview-full', withThird, [...together, appointment('a3', 0, 0)]],
  ['interview-full', ofOtherTeam, together],
  ['panel-split', pairs, [first, appointment('a2', 0, 0, ['i2'])]],
  ['locked-changed', { ...instance, locked: [{ ...first, start: 1 }] }, good],
  ['locked-changed', { ...instance, locked: [{ ...first, room: 1 }] }, good],
  ['locked-changed', { ...instance, locked: [{ ...first, interviewers: ['i2'] }] }, good],
  ['locked-changed', { ...instance, locked: [first] }, []],
])('finds %s', (rule, where, appointments) => {
  expect(check(where, appointments).map((violation) => violation.rule)).toContain(rule)
})

test('says of any appointments what trying everything says of them', () => {
  const anything = fc.array(
    fc.record({
      applicant: fc.constantFrom('a1', 'a2', 'a3'),
      day: fc.nat(2),
      start: fc.nat(4),
      room: fc.nat(2),
      interviewers: fc.array(fc.constantFrom('i1', 'i2', 'i3'), { maxLength: 2 }),
    }),
    { maxLength: 3 },
  )
  fc.assert(
    fc.property(tinyInstance, anything, (tiny, appointments) => {
      const fixed = [...(tiny.locked ?? []), ...appointments]
      expect(check(tiny, fixed).length === 0).toBe(isTimetable(tiny, fixed))
    }),
    { numRuns: 1_000 },
  )
})

test('finds what one change breaks of a timetable that holds', () => {
  const change = fc.record({ day: fc.nat(1), start: fc.nat(4), room: fc.nat(2), interviewer: fc.nat(3) })
  fc.assert(
    fc.property(tinyInstance, fc.nat(), change, (tiny, which, { interviewer, ...moved }) => {
      const problem = problemOf(tiny)
      const appointments = appointmentsOf(problem, bestGreedy(problem))
      expect(check(tiny, appointments)).toEqual([])
      expect(isTimetable(tiny, appointments)).toBe(true)
      const index = which % Math.max(1, appointments.length)
      const changed = appointments.map((one, at) => {
        const [, ...rest] = one.interviewers
        return at === index ? { ...one, ...moved, interviewers: [`i${interviewer + 1}`, ...rest] } : one
      })
      expect(check(tiny, changed).length === 0).toBe(isTimetable(tiny, changed))
    }),
    { numRuns: 1_000 },
  )
})
