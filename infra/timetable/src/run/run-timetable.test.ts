import { expect, test } from 'vitest'
import { at, hopeless, instanceOf } from '../../testing/examples.ts'
import { check } from '../check/check.ts'
import type { Progress } from '../instance/schema.ts'
import { runTimetable } from './run-timetable.ts'

test('a run in its own thread answers, and tells how far it is', async () => {
  const told: Progress[] = []
  const instance = instanceOf({ people: [[at(0)], [at(0, 1)]], panel: [[at(0, 1)]] })
  const { answer } = runTimetable(instance, { onProgress: (progress) => told.push(progress) })
  expect(await answer).toMatchObject({ placed: 2, bound: 2, proven: true, unplaced: [] })
  expect(told.at(-1)).toMatchObject({ placed: 2, bound: 2 })
})

test('nobody and nothing is answered like anything else', async () => {
  const { answer } = runTimetable({ ...instanceOf({}), days: 0, teams: [], rooms: [] })
  expect(await answer).toMatchObject({
    placed: 0,
    bound: 0,
    proven: true,
    moved: 0,
    appointments: [],
    unplaced: [],
  })
})

test('a run that is stopped answers the best so far, which keeps every rule', {
  timeout: 60_000,
}, async () => {
  const instance = hopeless(400, 3600)
  const run: ReturnType<typeof runTimetable> = runTimetable(instance, {
    onProgress: ({ placed }) => placed > 0 && run.stop(),
  })
  const answer = await run.answer
  expect(answer.placed).toBeGreaterThan(0)
  expect(answer.bound).toBeGreaterThanOrEqual(answer.placed)
  expect(check(instance, answer.appointments)).toEqual([])
})

test('one far too large ends by itself when its time is over', { timeout: 60_000 }, async () => {
  const instance = hopeless(6_000, 4)
  const answer = await runTimetable(instance).answer
  expect(check(instance, answer.appointments)).toEqual([])
  expect(answer.placed + answer.unplaced.length).toBe(6_000)
})
