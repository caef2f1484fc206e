import { expect, test } from 'vitest'
import {
  closedOf,
  datedOf,
  differingRules,
  mostRooms,
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
  answersUntil: '2026-12-04T18:00:00+09:00',
}
const typed = typedRulesOf(rules)

test('what is stored is sent back as it was; a team without a panel has one of one', () => {
  expect(rulesOf(typed)).toEqual(rules)
  expect(typedRulesOf({ ...rules, panels: [] }).panels).toEqual({ 1: '1', 2: '1', 3: '1' })
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
