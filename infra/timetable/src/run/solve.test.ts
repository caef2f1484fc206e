import { fc } from '@recruit/local/testing/random'
import type { Highs } from 'highs'
import { beforeAll, expect, test } from 'vitest'
import { bruteForce } from '../../testing/brute-force.ts'
import { tinyInstance } from '../../testing/instances.ts'
import { check } from '../check/check.ts'
import { keptOf } from '../greedy/greedy.ts'
import { problemOf } from '../instance/problem.ts'
import { readInstance } from '../instance/read-instance.ts'
import type { Answer, Instance, Unplaced } from '../instance/schema.ts'
import { buildModel } from '../model/model.ts'
import { withoutLimits } from '../reasons/reasons.ts'
import { mostPlacedGoal, placeMost } from '../stages/most-placed.ts'
import { loadHighs, solve } from './solve.ts'

/** `npm run long -- timetable --count …` uses thousands. */
const INSTANCES = Number(process.env.TIMETABLES) || 200

let highs: Highs
beforeAll(async () => {
  highs = await loadHighs()
})

const tiny = { timeout: 60_000 + INSTANCES * 300 }
const written = (instance: Instance) => JSON.parse(JSON.stringify(instance))

test(`${INSTANCES} tiny instances are answered as trying everything answers them`, tiny, () => {
  fc.assert(
    fc.property(tinyInstance, (instance) => {
      expect(readInstance(written(instance))).toEqual(written(instance))
      const answer = solve(instance, { highs })
      const { placed, moved } = bruteForce(instance)
      expect(answer).toMatchObject({ placed, moved, bound: placed, proven: true })
      expectWhole(instance, answer)
      for (const one of answer.unplaced) expectReason(instance, one)
      const model = searchedAlone(instance)
      expect(model).toEqual({ placed, moved, isProven: true })
    }),
    { numRuns: INSTANCES },
  )
})

/** Every rule is kept, every person appears once, and the numbers match the appointments. */
function expectWhole(instance: Instance, { placed, moved, appointments, unplaced }: Answer): void {
  expect(check(instance, appointments)).toEqual([])
  expect(appointments).toHaveLength(placed)
  const everybody = [...appointments, ...unplaced].map(({ applicant }) => applicant)
  expect(everybody.sort()).toEqual(instance.applicants.map(({ id }) => id).sort())
  const now = new Map(appointments.map((one) => [one.applicant, one]))
  const before = (instance.previous ?? []).filter(({ applicant }) => everybody.includes(applicant))
  const stay = before.filter(({ applicant, day, start }) => {
    const one = now.get(applicant)
    return one?.day === day && one.start === start
  })
  expect(moved).toBe(before.length - stay.length)
}

/** The named applicants are too many together, regardless of the others. */
function expectReason(instance: Instance, { applicant, reason, with: others }: Unplaced): void {
  const isFixed = (id: string) => instance.locked?.some((one) => one.applicant === id)
  const people = instance.applicants.filter(({ id }) => [applicant, ...others].includes(id) || isFixed(id))
  const alone: Instance = { ...instance, previous: [], applicants: people }
  const isCrowd = reason === 'crowded' || others.length > 0
  const most = bruteForce(reason === 'limits' ? alone : withoutLimits(alone)).placed
  if (isCrowd) expect(most).toBeLessThan(people.length)
}

/** The model without a start. */
function searchedAlone(instance: Instance) {
  const problem = problemOf(instance)
  const model = buildModel(problem)
  const search = { highs, deadline: performance.now() + 60_000, isStopped: () => false }
  const { places, isProven } = placeMost(model, mostPlacedGoal(model), [], search)
  const before = problem.candidates.filter(({ previous }) => previous).length
  return {
    placed: problem.locked.length + places.length,
    moved: problem.lockedMoved + before - keptOf(problem, places),
    isProven,
  }
}
