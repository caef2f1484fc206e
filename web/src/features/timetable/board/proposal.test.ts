import { expect, test } from 'vitest'
import type { Appointment, Interviewer } from '../use-timetable.ts'
import { canCome, fits, isFree, isRoomFree, placeAt, proposedPanel } from './proposal.ts'
import { interviewersOn, roomCountOf, rowsOf, type Situation } from './situation.ts'

const [SATURDAY, SUNDAY] = ['2026-12-05', '2026-12-06'] as const
const at = (...hours: number[]) => hours.reduce((all, hour) => all | (1 << hour), 0)
const ALL_DAY = 2 ** 17 - 1
const who = (_id: string, team: 1 | 2 = 1, hours = [ALL_DAY, ALL_DAY]) => ({ _id, name: _id, team, hours })

const interviewer = (id: string, saturday: number, other: Partial<Interviewer> = {}): Interviewer => ({
  ...{ id, name: id, version: 1, member: null, teams: [1], interviewDays: null },
  ...{ interviewHours: [saturday, 0], mostPerDay: null, mostInARow: null, ...other },
})
const appointment = (_id: string, start: number, room: number, ...interviewers: string[]): Appointment => ({
  ...{ ...who(_id), team: 1, isLocked: false, isKept: false, isByHand: false, answer: null },
  ...{ day: SATURDAY, start, room, turn: 0, interviewers },
})
/** Two rooms, panels of two; each test passes its differences. */
const situation = (
  interviewers: Interviewer[],
  appointments: Appointment[] = [],
  {
    length = 1,
    pace = [],
    rules = {},
  }: {
    length?: number
    pace?: Situation['timetable']['pace']
    rules?: Partial<Situation['rules']['rules']>
  } = {},
) =>
  ({
    timetable: { days: [SATURDAY, SUNDAY], length, pace, appointments, over: [], unplaced: [], broken: [] },
    interviewers,
    rules: {
      days: [SATURDAY, SUNDAY],
      rules: {
        rooms: 2,
        roomsByDay: [],
        closed: [],
        roomNames: [],
        panels: [{ team: 1, size: 2 }],
        ...rules,
      },
    },
  }) as unknown as Situation
const nine = { day: SATURDAY, start: 1 }

test('those who interview somebody already stay where they are free', () => {
  const three = ['nari', 'sora', 'dana'].map((id) => interviewer(id, at(1, 2)))
  expect(proposedPanel(situation(three), who('kim'), nine, ['dana', 'sora'])).toEqual(['dana', 'sora'])
})

test('who is busy, elsewhere, of another team or over a limit is replaced by who is free', () => {
  const busy = appointment('lee', 1, 0, 'sora')
  const cannot = [
    interviewer('sora', at(1)),
    interviewer('away', at(2)),
    interviewer('stranger', at(1), { teams: [2] }),
    interviewer('full', at(1, 3), { mostPerDay: 1 }),
    interviewer('tired', at(1, 2), { mostInARow: 1 }),
  ]
  const all = [...cannot, interviewer('nari', at(1)), interviewer('dana', at(1))]
  const appointments = [busy, appointment('park', 3, 0, 'full'), appointment('choi', 2, 0, 'tired')]
  const kept = cannot.map(({ id }) => id)
  expect(proposedPanel(situation(all, appointments), who('kim'), nine, kept)).toEqual(['nari', 'dana'])
  // Without a free replacement, the others stay and the server explains the obstacle.
  expect(proposedPanel(situation(cannot, appointments), who('kim'), nine, ['sora', 'away'])).toEqual([
    'sora',
    'away',
  ])
})

test('of those who are free the ones with the least to do that day are proposed', () => {
  const three = ['nari', 'sora', 'dana'].map((id) => interviewer(id, at(1, 2, 3)))
  const appointments = [appointment('lee', 2, 0, 'nari'), appointment('park', 3, 0, 'nari', 'sora')]
  expect(proposedPanel(situation(three, appointments), who('kim'), nine, [])).toEqual(['dana', 'sora'])
})

test('an interview of several hours asks for all of them', () => {
  const nari = interviewer('nari', at(1, 2, 3))
  const long = (appointments: Appointment[] = []) => situation([nari], appointments, { length: 2 })
  expect(isFree(long(), nari, who('kim'), { day: SATURDAY, start: 2 })).toBe(true)
  expect(isFree(long(), nari, who('kim'), { day: SATURDAY, start: 3 })).toBe(false)
  const before = [appointment('lee', 1, 0, 'nari')]
  expect(isFree(long(before), nari, who('kim'), { day: SATURDAY, start: 2 })).toBe(false)
  expect(isFree(long(before), nari, who('lee'), { day: SATURDAY, start: 2 })).toBe(true)
  expect(isRoomFree(long(before), who('kim'), { day: SATURDAY, start: 2 }, 0)).toBe(false)
  expect(isRoomFree(long(before), who('kim'), { day: SATURDAY, start: 2 }, 1)).toBe(true)
  expect(isRoomFree(long(), who('kim'), { day: SATURDAY, start: 16 }, 0)).toBe(false)
})

test('closed hours and days with rooms of their own count', () => {
  const rules = {
    closed: [{ day: null, hours: at(4) }],
    roomsByDay: [{ day: SATURDAY, rooms: [0, 3, ...Array<number>(15).fill(1)] }],
  }
  const known = situation([interviewer('nari', at(1, 2, 3, 4))], [], { rules })
  expect(isRoomFree(known, who('kim'), nine, 2)).toBe(true)
  expect(isRoomFree(known, who('kim'), { day: SATURDAY, start: 2 }, 1)).toBe(false)
  expect(isRoomFree(known, who('kim'), { day: SATURDAY, start: 4 }, 0)).toBe(false)
  expect(rowsOf(known, SATURDAY)).toEqual([1, 2, 3])
  expect(roomCountOf(known, SATURDAY)).toBe(3)
})

test("in an interviewer's column she takes the place of the one whose column was left, in a room that is free", () => {
  const three = ['nari', 'sora', 'dana'].map((id) => interviewer(id, at(1, 2)))
  const appointments = [appointment('kim', 1, 0, 'nari', 'sora'), appointment('lee', 2, 0)]
  const known = situation(three, appointments)
  const moved = (start: number, id: string) =>
    placeAt(known, who('kim'), { day: SATURDAY, start, interviewer: id }, 'nari')
  expect(moved(1, 'dana')).toMatchObject({ room: 0, interviewers: ['dana', 'sora'] })
  // Room 0 is taken at the next hour; she who is in the panel already changes nothing else.
  expect(moved(2, 'sora')).toMatchObject({ room: 1, interviewers: ['sora', 'nari'] })
  expect(moved(2, 'nari')).toMatchObject({ room: 1, interviewers: ['nari', 'sora'] })
})

test('a cell fits where the room and a whole panel are free', () => {
  const two = ['nari', 'sora'].map((id) => interviewer(id, at(1, 2)))
  const known = situation(two, [appointment('lee', 1, 0, 'nari', 'sora')])
  expect(fits(known, who('kim'), { ...nine, room: 1 })).toBe(false)
  expect(fits(known, who('kim'), { day: SATURDAY, start: 2, room: 0 })).toBe(true)
  expect(fits(known, who('lee'), { day: SATURDAY, start: 2, room: 0 })).toBe(true)
  expect(fits(known, who('kim'), { day: SUNDAY, start: 2, room: 0 })).toBe(false)
})

test('who was removed has a column as long as somebody names her', () => {
  const known = situation(
    [interviewer('nari', at(1)), interviewer('idle', 0)],
    [appointment('kim', 1, 0, 'gone')],
  )
  expect(interviewersOn(known, SATURDAY)).toEqual(['nari', 'gone'])
})

test('an hour at which the applicant cannot come does not fit, nor one that she has for half of the interview', () => {
  const free = situation([interviewer('nari', at(1, 2, 3)), interviewer('sora', at(1, 2, 3))], [], {
    length: 2,
  })
  const kim = who('kim', 1, [at(1, 2), 0])
  expect([1, 2].map((start) => fits(free, kim, { ...nine, start, room: 0 }))).toEqual([true, false])
  expect(canCome(free, kim, { day: SUNDAY, start: 1 })).toBe(false)
})

test('who joins an interview that holds one more has its room and its panel, also beyond their limits', () => {
  const pair = [interviewer('nari', at(1), { mostPerDay: 1 }), interviewer('sora', at(1))]
  const pace = [{ team: 1 as const, minutes: 30, pause: 0, people: 1 }]
  const one = situation(pair, [appointment('kim', 1, 1, 'nari', 'sora')], { pace })
  expect(placeAt(one, who('lee'), nine)).toEqual({ ...nine, room: 1, interviewers: ['nari', 'sora'] })
  expect(fits(one, who('lee'), { ...nine, room: 1 })).toBe(true)
  expect(fits(one, who('lee'), { ...nine, room: 0 })).toBe(false)
  expect(fits(one, who('han', 2), { ...nine, room: 1 })).toBe(false)
  const both = [appointment('kim', 1, 1, 'nari', 'sora'), appointment('lee', 1, 1, 'nari', 'sora')]
  expect(fits(situation(pair, both, { pace }), who('park'), { ...nine, room: 1 })).toBe(false)
  // Who is in it already stays.
  expect(fits(situation(pair, both, { pace }), who('lee'), { ...nine, room: 1 })).toBe(true)
})
