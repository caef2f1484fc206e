import type { Highs } from 'highs'
import { beforeAll, expect, test } from 'vitest'
import { appointment, at, hopeless, instanceOf } from '../../testing/examples.ts'
import { problemOf } from '../instance/problem.ts'
import { buildModel } from '../model/model.ts'
import { loadHighs, solve } from '../run/solve.ts'
import { mostPlacedGoal, placeMost } from './most-placed.ts'

let highs: Highs
beforeAll(async () => {
  highs = await loadHighs()
})
const ALL = at(0, 1, 2, 3, 4, 5)

test('on a day that is used already rather than on an earlier one', () => {
  const people = [
    [at(0), at(0)],
    [0, at(5)],
  ]
  const panel = [
    [at(0), at(0)],
    [0, at(5)],
  ]
  const locked = [appointment('a2', 1, 5, ['i2'])]
  const { appointments } = solve(instanceOf({ people, panel, locked }), { highs })
  expect(appointments.map(({ applicant, day }) => [applicant, day])).toEqual([
    ['a1', 1],
    ['a2', 1],
  ])
})

test('never a day less at the price of a person', () => {
  const people = [
    [at(0), 0],
    [0, at(0)],
  ]
  const { placed } = solve(instanceOf({ people, panel: [[ALL, ALL]] }), { highs })
  expect(placed).toBe(2)
})

test('no more interviewers on a day than it takes', () => {
  const people = [[at(0)], [at(1)], [at(2)]]
  const { appointments } = solve(instanceOf({ people, panel: [[ALL], [ALL], [at(0, 1)]] }), { highs })
  expect(new Set(appointments.flatMap(({ interviewers }) => interviewers)).size).toBe(1)
})

test('as many interviews for one as for the other, where both have to come', () => {
  // Both are needed at the first hour; the other four hours are shared, though i2 could help another team.
  const people = [[at(0)], [at(0)], [at(1)], [at(2)], [at(3)], [at(4)]]
  const instance = instanceOf({ people, panel: [[ALL], [ALL]], rooms: 2 })
  const interviewers = instance.interviewers.map((one) => ({ ...one, teams: one.id === 'i2' ? [1, 2] : [1] }))
  const teams = [1, 2].map((id) => ({ id, panel: 1 }))
  const { appointments } = solve({ ...instance, teams, interviewers }, { highs })
  const loads = Map.groupBy(
    appointments.flatMap((one) => one.interviewers),
    (id) => id,
  )
  expect([...loads.values()].map((own) => own.length)).toEqual([3, 3])
})

test('early rather than late, where nothing else decides', () => {
  const { appointments } = solve(instanceOf({ people: [[ALL], [ALL]], panel: [[ALL]] }), { highs })
  expect(appointments.map(({ start }) => start)).toEqual([0, 1])
})

test('a search without an end in sight ends when it is told to', { timeout: 60_000 }, () => {
  const model = buildModel(problemOf({ ...hopeless(30, 3600), length: 2, rooms: 1 }))
  let asked = 0
  const search = { highs, deadline: performance.now() + 3_600_000, isStopped: () => ++asked > 5 }
  expect(placeMost(model, mostPlacedGoal(model), [], search).isProven).toBe(false)
})

test('a solver that breaks down leaves the best timetable that was found without it', () => {
  let calls = 0
  const breaksDown = {
    withModel: () => {
      calls++
      throw Object.assign(new Error('Aborted()'), { name: 'RuntimeError' })
    },
  } as unknown as Highs
  const instance = instanceOf({ people: [[at(0)], [at(0, 1)], [at(0)]], panel: [[ALL]] })
  expect(solve(instance, { highs: breaksDown })).toMatchObject({ placed: 2, bound: 3, proven: false })
  expect(calls).toBe(1)
})
