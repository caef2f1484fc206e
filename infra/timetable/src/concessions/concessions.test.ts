import { fc } from '@recruit/local/testing/random'
import type { Highs } from 'highs'
import { beforeAll, expect, test } from 'vitest'
import { bruteForce } from '../../testing/brute-force.ts'
import { appointment, at, instanceOf } from '../../testing/examples.ts'
import { tinyInstance } from '../../testing/instances.ts'
import type { Concession, Instance } from '../instance/schema.ts'
import { loadHighs, solve } from '../run/solve.ts'
import { applyConcessions } from './apply.ts'

let highs: Highs
beforeAll(async () => {
  highs = await loadHighs()
})
const concessionsOf = (instance: Instance) => solve(instance, { highs }).concessions

test('a second room, when two have one hour only and there are interviewers for both', () => {
  const people = [[at(0)], [at(0)]]
  const panel = [[at(0)], [at(0)]]
  expect(concessionsOf(instanceOf({ people, panel }))).toEqual([{ kind: 'room', day: 0, start: 0 }])
})

test('one interview more than the interviewer would hold in a day, or one hour more in a row', () => {
  const instance = instanceOf({ people: [[at(0)], [at(1)]], panel: [[at(0, 1)]] })
  const limited = (limit: object): Instance => ({
    ...instance,
    interviewers: instance.interviewers.map((one) => ({ ...one, ...limit })),
  })
  expect(concessionsOf(limited({ maxPerDay: 1 }))).toEqual([
    { kind: 'interviews-per-day', interviewer: 'i1', day: 0, to: 2 },
  ])
  expect(concessionsOf(limited({ maxInARow: 1 }))).toEqual([
    { kind: 'hours-in-a-row', interviewer: 'i1', day: 0, to: 2 },
  ])
})

test('an hour more of an interviewer, or of an applicant who has none', () => {
  const asked = instanceOf({ people: [[at(2)]], panel: [[at(0)]] })
  expect(concessionsOf(asked)).toEqual([{ kind: 'interviewer-hours', interviewer: 'i1', day: 0, start: 2 }])
  const without = instanceOf({ people: [[0]], panel: [[at(0, 1)]], length: 2 })
  expect(concessionsOf(without)).toEqual([{ kind: 'applicant-hours', applicant: 'a1', day: 0, start: 0 }])
})

test('rooms more whose hours overlap, where interviews are long', () => {
  const instance = instanceOf({
    people: [[0], [0], [0]],
    panel: [[0], [at(1, 2)], [at(0, 1)]],
    perDay: 3,
    length: 2,
  })
  const concessions = concessionsOf(instance)
  expect(concessions.filter(({ kind }) => kind === 'room')).toHaveLength(2)
  expect(bruteForce(applyConcessions(instance, concessions)).placed).toBe(3)
})

const LATE_LATE_EARLY = [[at(1, 2)], [at(1, 2)], [at(0, 1)]]
test('a room more beside two that are locked in a part of its hours', () => {
  const instance = {
    ...instanceOf({ people: LATE_LATE_EARLY, panel: LATE_LATE_EARLY }),
    ...{ perDay: 3, length: 2, rooms: [[0, 2, 2]] },
    locked: [appointment('a1', 0, 1, ['i1'], 0), appointment('a2', 0, 1, ['i2'], 1)],
  }
  expect(bruteForce(applyConcessions(instance, concessionsOf(instance))).placed).toBe(3)
})

test('none where everybody is placed, and none where none helps', () => {
  expect(concessionsOf(instanceOf({ people: [[at(0)]], panel: [[at(0)]] }))).toEqual([])
  expect(concessionsOf(instanceOf({ people: [[at(0)]] }))).toEqual([])
})

test('applying changes nothing of the instance it is given', () => {
  const instance = instanceOf({ people: [[0]], panel: [[0]] })
  const before = structuredClone(instance)
  const all: Concession[] = [
    { kind: 'room', day: 0, start: 0 },
    { kind: 'applicant-hours', applicant: 'a1', day: 0, start: 1 },
    { kind: 'interviewer-hours', interviewer: 'i1', day: 0, start: 1 },
    { kind: 'interviews-per-day', interviewer: 'i1', day: 0, to: 2 },
    { kind: 'hours-in-a-row', interviewer: 'i1', day: 0, to: 2 },
  ]
  expect(applyConcessions(instance, all)).not.toEqual(before)
  expect(instance).toEqual(before)
})

/** Everyone offers every hour, has no limits, and there are enough rooms. */
const granted = (instance: Instance): Instance => {
  const hours = Array<number>(instance.days).fill(2 ** instance.perDay - 1)
  return {
    ...instance,
    rooms: 4,
    applicants: instance.applicants.map((one) => ({ ...one, hours })),
    interviewers: instance.interviewers.map(({ id, teams }) => ({ id, teams, hours })),
    previous: [],
  }
}

const LARGEST = 60

function everySingle({ days, perDay, applicants, interviewers }: Instance): Concession[] {
  const starts = Array.from({ length: days * perDay }, (_, slot) => ({
    day: Math.floor(slot / perDay),
    start: slot % perDay,
  }))
  const limits = interviewers.flatMap(({ id: interviewer, maxPerDay = 9 }) =>
    Array.from({ length: days }, (_, day) => ({
      interviewer,
      day,
      oneMore: 1 + (Array.isArray(maxPerDay) ? (maxPerDay[day] ?? 0) : maxPerDay),
    })),
  )
  return [
    ...starts.map((when) => ({ kind: 'room' as const, ...when })),
    ...starts.flatMap((when) =>
      applicants.map(({ id }) => ({ kind: 'applicant-hours' as const, applicant: id, ...when })),
    ),
    ...starts.flatMap((when) =>
      interviewers.map(({ id }) => ({ kind: 'interviewer-hours' as const, interviewer: id, ...when })),
    ),
    ...limits.map(({ oneMore: to, ...where }) => ({ kind: 'interviews-per-day' as const, ...where, to })),
    ...limits.map(({ oneMore: _, ...where }) => ({ kind: 'hours-in-a-row' as const, ...where, to: 9 })),
  ]
}

test('everybody who could be placed by any concession is placed by ours, and of interviews of an hour no single one does it for two', {
  timeout: 60_000,
}, () => {
  fc.assert(
    fc.property(tinyInstance, (instance) => {
      // With every hour granted, brute force takes minutes for the largest of them.
      const { days, perDay, applicants, interviewers } = instance
      fc.pre(days * perDay * applicants.length * interviewers.length <= LARGEST)
      const { concessions } = solve(instance, { highs })
      const conceded = bruteForce(applyConcessions({ ...instance, previous: [] }, concessions)).placed
      const possible = bruteForce(granted(instance)).placed
      expect(conceded).toBe(possible)
      // Hours for a long interview may be a part of two others.
      if (concessions.length < 2 || instance.length > 1) return
      for (const one of everySingle(instance)) {
        const single = applyConcessions({ ...instance, previous: [] }, [one])
        expect(bruteForce(single).placed, JSON.stringify(one)).toBeLessThan(possible)
      }
    }),
    { numRuns: 40 },
  )
})
