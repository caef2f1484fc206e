import { expect, test } from 'vitest'
import {
  closedOf,
  datedOf,
  differingRules,
  minutesFor,
  mostRooms,
  paceOf,
  roomsOfDay,
  rulesOf,
  typedRulesOf,
  wrongRules,
} from './rules-fields.ts'

const rules: Parameters<typeof typedRulesOf>[0] = {
  ...{ length: 2, rooms: 2, roomNames: ['학관 301호', '학관 302호'] },
  roomsByDay: [{ day: '2026-12-06', rooms: Array<number>(17).fill(1) }],
  closed: [
    { day: null, hours: 0b10000 },
    { day: '2026-12-05', hours: 0b11 },
  ],
  panels: [
    { team: 1, size: 2 },
    { team: 2, size: 1 },
    { team: 3, size: 3 },
  ],
  pace: [
    { team: 1, minutes: 20, pause: 5, people: 1 },
    { team: 3, minutes: 120, pause: 0, people: 4 },
  ],
  answersUntil: '2026-12-04T18:00:00+09:00',
}
const typed = typedRulesOf(rules)

test('what is stored is sent back as it was; a team without a panel has one of one', () => {
  expect(rulesOf(typed)).toEqual(rules)
  expect(typedRulesOf({ ...rules, panels: [] }).panels).toEqual({ 1: '1', 2: '1', 3: '1' })
})

test('an interview is shorter than its hours, or takes all of them: so is what is offered and sent', () => {
  expect(typed.pace).toEqual({
    1: { minutes: 20, pause: 5, people: 1 },
    2: { minutes: 0, pause: 0, people: 1 },
    3: { minutes: 0, pause: 0, people: 4 },
  })
  expect(minutesFor({ length: '1' }, typed.pace[1])).toEqual([10, 15, 20, 25, 30, 40, 45])
  expect(minutesFor({ length: '1' }, { minutes: 90, pause: 0, people: 1 }).at(-1)).toBe(90)
  // An hour less: what was ninety minutes takes the whole hour.
  const shorter = {
    ...typed,
    length: '1',
    pace: { ...typed.pace, 1: { minutes: 90, pause: 0, people: 1 } },
  }
  expect(paceOf(shorter)).toEqual([
    { team: 1, minutes: 60, pause: 0, people: 1 },
    { team: 3, minutes: 60, pause: 0, people: 4 },
  ])
})

test('numbers beyond their limits are told by their controls', () => {
  expect(wrongRules(typed)).toEqual([])
  const rooms = roomsOfDay('2026-12-05', '1').rooms.with(3, 'x')
  const wrong = {
    ...{ length: '5', rooms: '21', panels: { ...typed.panels, 2: '0' } },
    roomsByDay: [{ day: '2026-12-05', rooms }],
  }
  expect(wrongRules({ ...typed, ...wrong }).map(({ id }) => id)).toEqual([
    ...['rule-length', 'rule-rooms', 'rule-panel-2', 'rule-rooms-2026-12-05-3'],
  ])
})

test('as many rooms have names as there are at most; empty names at the end are not sent', () => {
  const roomsByDay = [{ day: '2026-12-05', rooms: roomsOfDay('', '1').rooms.with(0, '3') }]
  expect(mostRooms({ ...typed, roomsByDay })).toBe(3)
  expect(mostRooms({ ...typed, rooms: 'x' })).toBe(1)
  expect(rulesOf({ ...typed, roomNames: [' 가 ', '', '다'] }).roomNames).toEqual(['가'])
})

test('two differ by what they say: an empty name at the end says nothing', () => {
  expect(differingRules({ ...typed, roomNames: [...typed.roomNames, ''] }, typed)).toEqual([])
  expect(differingRules({ ...typed, rooms: '3', everyDay: 0 }, typed)).toEqual(['rooms', 'everyDay'])
})

test('the hours of single days are the same on the grid and back, by date', () => {
  const closed = [
    { day: '2026-12-05', hours: 0b11 },
    { day: '2026-12-07', hours: 0b1 },
  ]
  expect(closedOf(datedOf(closed))).toEqual(closed)
  const later = { interviewHours: [1, 0, 3], interviewDays: ['2026-12-07', '2026-12-06', '2026-12-05'] }
  expect(closedOf(later)).toEqual(closed)
})
