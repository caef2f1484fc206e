import { expect, test } from 'vitest'
import { appointmentTimes } from './appointment-times.ts'
import { turnsOf, withTurns } from './pace.ts'

const pace = (minutes: number, pause: number, people: number) => ({
  team: 1 as const,
  minutes,
  pause,
  people,
})

test.each([
  ['nothing set: one applicant for an hour', 1, [], 60, [0], 1],
  ['nothing set: one applicant for two hours', 2, [], 120, [0], 1],
  ['twenty minutes', 1, [pace(20, 0, 1)], 20, [0, 20, 40], 3],
  ['fifteen minutes with a break of five', 1, [pace(15, 5, 1)], 15, [0, 20, 40], 3],
  ['the last break is not needed', 1, [pace(25, 10, 1)], 25, [0, 35], 2],
  ['four together', 1, [pace(30, 0, 4)], 30, [0, 30], 8],
  ['ninety minutes of two hours', 2, [pace(90, 30, 1)], 90, [0], 1],
  ['longer than the hours: all of them', 1, [pace(90, 0, 2)], 60, [0], 2],
])('%s', (_, length, given, minutes, begins, capacity) => {
  expect(turnsOf({ length, pace: given }, 1)).toMatchObject({ minutes, begins, capacity })
  expect(turnsOf({ length, pace: given }, 2).capacity).toBe(1)
})

test('who has a turn keeps it, the others get the first place that is left', () => {
  const turns = () => turnsOf({ length: 1, pace: [pace(20, 0, 2)] }, 1)
  const at = (id: string, turn?: number) => ({ id, day: '2026-12-06', start: 6, room: 0, turn })
  const given = withTurns([at('a'), at('b', 0), at('c', 7), at('d', 1), at('e'), at('f')], turns)
  expect(given.map(({ id, turn }) => `${id}${turn}`)).toEqual(['a0', 'b0', 'c1', 'd1', 'e2', 'f2'])
  // Another room has turns of its own.
  expect(
    withTurns([at('a', 0), at('b', 0), { ...at('c', 0), room: 1 }], turns).map(({ turn }) => turn),
  ).toEqual([0, 0, 0])
})

test('an appointment begins at its minute and takes its minutes; without them it takes its hours', () => {
  const hours = { day: '2026-12-06', start: 6, length: 1 }
  const times = (more: object) =>
    Object.values(appointmentTimes({ ...hours, ...more })).map((time) => time.toISOString())
  expect(times({})).toEqual(['2026-12-06T05:00:00.000Z', '2026-12-06T06:00:00.000Z'])
  expect(times({ minute: 40, minutes: 20 })).toEqual(['2026-12-06T05:40:00.000Z', '2026-12-06T06:00:00.000Z'])
})
