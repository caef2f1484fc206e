import type { Highs } from 'highs'
import { beforeAll, expect, test } from 'vitest'
import { appointment, at, instanceOf } from '../../testing/examples.ts'
import type { Instance } from '../instance/schema.ts'
import { loadHighs, solve } from '../run/solve.ts'

let highs: Highs
beforeAll(async () => {
  highs = await loadHighs()
})
const unplacedOf = (instance: Instance) =>
  solve(instance, { highs }).unplaced.map((one) => ({ ...one, with: one.with.toSorted() }))

test('somebody without hours, or without two hours that touch where an interview takes two', () => {
  const people = [[0], [at(0, 2)]]
  expect(unplacedOf(instanceOf({ people, panel: [[at(0, 1, 2)]], length: 2 }))).toEqual([
    { applicant: 'a1', reason: 'no-hours', with: [] },
    { applicant: 'a2', reason: 'no-hours', with: [] },
  ])
})

test('no two interviewers, or no room, at any of her hours', () => {
  const panel = [[at(0, 1)], [at(1, 2)]]
  const teams = [{ id: 1, panel: 2 }]
  const without = { applicant: 'a1', reason: 'no-panel', with: [] }
  expect(unplacedOf(instanceOf({ people: [[at(0, 2)]], panel, teams }))).toEqual([without])
  const rooms = [[1, 0, 1, 1, 1, 1]]
  expect(unplacedOf(instanceOf({ people: [[at(1)]], panel, teams, rooms }))).toEqual([without])
})

test('three who share two hours, whoever else has hours of her own', () => {
  const people = [[at(0, 1)], [at(0, 1)], [at(0, 1)], [at(3)], [at(4, 5)]]
  const [one, ...rest] = unplacedOf(instanceOf({ people, panel: [[at(0, 1, 2, 3, 4, 5)]] }))
  expect(rest).toEqual([])
  expect(one?.reason).toBe('crowded')
  expect([one?.applicant, ...(one?.with ?? [])].sort()).toEqual(['a1', 'a2', 'a3'])
})

test('somebody whose only hour a locked appointment has', () => {
  const people = [[at(0)], [at(0, 1)]]
  const locked = [appointment('a2', 0, 0)]
  expect(unplacedOf(instanceOf({ people, panel: [[at(0, 1)]], locked }))).toEqual([
    { applicant: 'a1', reason: 'crowded', with: ['a2'] },
  ])
})

test('one interviewer between two teams', () => {
  const applicants = [1, 2].map((team) => ({ id: `a${team}`, team, hours: [at(0)] }))
  const interviewers = [{ id: 'i1', teams: [1, 2], hours: [at(0)] }]
  const teams = [1, 2].map((id) => ({ id, panel: 1 }))
  const instance = instanceOf({ people: [[0]], rooms: 2 })
  const [one, ...rest] = unplacedOf({ ...instance, teams, applicants, interviewers })
  expect(rest).toEqual([])
  expect(one).toMatchObject({ reason: 'crowded', with: [one?.applicant === 'a1' ? 'a2' : 'a1'] })
})

test('an interviewer who will not hold a second interview, or none right after another', () => {
  const people = [[at(0)], [at(1)]]
  const instance = instanceOf({ people, panel: [[at(0, 1)]] })
  for (const limit of [{ maxPerDay: 1 }, { maxInARow: 1 }]) {
    const interviewers = instance.interviewers.map((one) => ({ ...one, ...limit }))
    const [one, ...rest] = unplacedOf({ ...instance, interviewers })
    expect(rest).toEqual([])
    expect(one?.reason).toBe('limits')
    expect([one?.applicant, ...(one?.with ?? [])].sort()).toEqual(['a1', 'a2'])
  }
})

test('an interviewer who holds none at all', () => {
  const instance = instanceOf({ people: [[at(0)]], panel: [[at(0)]] })
  const interviewers = instance.interviewers.map((one) => ({ ...one, maxPerDay: 0 }))
  expect(unplacedOf({ ...instance, interviewers })).toEqual([{ applicant: 'a1', reason: 'limits', with: [] }])
})
