import type { Highs } from 'highs'
import { beforeAll, expect, test } from 'vitest'
import { appointment, at, instanceOf } from '../../testing/examples.ts'
import { check } from '../check/check.ts'
import { type Answer, type Instance, meetingOf } from '../instance/schema.ts'
import { loadHighs, solve } from './solve.ts'

let highs: Highs
beforeAll(async () => {
  highs = await loadHighs()
})

const MORNING = at(0, 1, 2, 3, 4, 5)
/** Ten people, three interviewers, panels of two, two rooms, two days. */
const term = instanceOf({
  people: Array.from({ length: 10 }, () => [MORNING, MORNING]),
  panel: Array.from({ length: 3 }, () => [MORNING, MORNING]),
  teams: [{ id: 1, panel: 2 }],
  rooms: 2,
})
const slotsOf = ({ appointments }: Answer) =>
  new Map(appointments.map(({ applicant, day, start }) => [applicant, `${day} ${start}`]))

test('a timetable that still holds stays as it is, to the room and the interviewer', () => {
  const before = solve(term, { highs })
  const after = solve({ ...term, previous: before.appointments }, { highs })
  expect(after).toMatchObject({ placed: 10, moved: 0, proven: true })
  expect(after.appointments).toEqual(before.appointments)
})

test('interviews that hold three stay together, and who comes later joins one that has a place', () => {
  const groups: Instance = { ...term, teams: [{ id: 1, panel: 2, capacity: 3 }] }
  const before = solve(groups, { highs })
  expect(new Set(before.appointments.map(meetingOf)).size).toBeLessThanOrEqual(5)
  const after = solve({ ...groups, previous: before.appointments }, { highs })
  expect(after.appointments).toEqual(before.appointments)
  // Everything is locked, and nothing else is offered.
  const late = { id: 'late', team: 1, hours: [MORNING, MORNING] }
  const full: Instance = {
    ...groups,
    applicants: [...groups.applicants, late],
    locked: before.appointments,
    rooms: 1,
  }
  const joined = solve(full, { highs })
  expect(joined).toMatchObject({ placed: 11, proven: true })
  const hers = joined.appointments.find(({ applicant }) => applicant === 'late')
  expect(before.appointments.map(meetingOf)).toContain(hers && meetingOf(hers))
})

test('an interviewer who falls ill is replaced where somebody can, and only then people move', () => {
  const before = solve(term, { highs })
  const [day = 0] = before.appointments.map((one) => one.day)
  const interviewers = term.interviewers.map((one) =>
    one.id === 'i1' ? { ...one, hours: one.hours.map((hours, index) => (index === day ? 0 : hours)) } : one,
  )
  const ill: Instance = { ...term, interviewers, previous: before.appointments }
  const after = solve(ill, { highs })
  expect(check(ill, after.appointments)).toEqual([])
  expect(after).toMatchObject({ placed: 10, proven: true })
  const moved = [...slotsOf(after)].filter(([who, slot]) => slotsOf(before).get(who) !== slot)
  expect(after.moved).toBe(moved.length)
})

test('who withdrew is not counted as moved, and who comes anew takes nobody from her hour', () => {
  const previous = [appointment('gone', 0, 0), appointment('a1', 0, 1)]
  const people = [[at(1, 2)], [at(1)], [at(0, 1)]]
  const { placed, moved, appointments } = solve(instanceOf({ people, panel: [[at(0, 1, 2)]], previous }), {
    highs,
  })
  // Only with a1 one hour later all three fit, and placing most comes first.
  expect({ placed, moved }).toEqual({ placed: 3, moved: 1 })
  expect(appointments.map(({ applicant }) => applicant)).toEqual(['a3', 'a2', 'a1'])
})

test('a newcomer with one hour moves one person, not all of them', () => {
  const perDay = 12
  const hours = Array.from({ length: perDay }, (_, hour) => hour)
  const people = [...hours.slice(0, 10).map(() => [at(...hours)]), [at(0)]]
  const previous = hours.slice(0, 10).map((hour) => appointment(`a${hour + 1}`, 0, hour))
  const instance = instanceOf({ people, panel: [[at(...hours)]], perDay, previous })
  expect(solve(instance, { highs })).toMatchObject({ placed: 11, moved: 1, proven: true })
})

test('more are moved than are won, when nobody can be placed at less', () => {
  const people = [[at(0, 1)], [at(1, 2)], [at(2, 3)], [at(0)]]
  const previous = [0, 1, 2].map((hour) => appointment(`a${hour + 1}`, 0, hour))
  const instance = instanceOf({ people, panel: [[at(0, 1, 2, 3)]], previous })
  expect(solve(instance, { highs })).toMatchObject({ placed: 4, moved: 3, proven: true })
})

test('where one of two must go without, whoever had an appointment keeps one', () => {
  // The hour of a1 is gone; both could have the remaining one.
  for (const people of [
    [[at(0, 1)], [at(1)]],
    [[at(1)], [at(0, 1)]],
  ]) {
    const [had, has] = people[0]?.[0] === at(1) ? ['a2', 'a1'] : ['a1', 'a2']
    const instance = instanceOf({ people, panel: [[at(1)]], previous: [appointment(had, 0, 0)] })
    const { placed, moved, appointments } = solve(instance, { highs })
    expect({ placed, moved }).toEqual({ placed: 1, moved: 1 })
    expect(
      appointments.map(({ applicant }) => applicant),
      `${has} is new`,
    ).toEqual([had])
  }
})

test('a repair that is stopped at once answers the patch by hand, not a new timetable', () => {
  const before = solve(term, { highs })
  const applicants = term.applicants.slice(1)
  const stopped = solve(
    { ...term, applicants, previous: before.appointments },
    { highs, isStopped: () => true },
  )
  expect(stopped).toMatchObject({ placed: 9, moved: 0 })
})
