import { seed } from '@recruit/local/testing/random'
import { type Random, randomOf } from '@recruit/local/testing/seeded-random'
import { expect, test } from 'vitest'
import {
  type DayState,
  dayOf,
  type InRoom,
  type InterviewDay,
  lastTaps,
  minutesLate,
  type Tap,
} from './day.ts'

const MINUTE = 60_000
const NINE = Date.parse('2026-12-06T00:00:00.000Z')
const DAYS = 1000

/** What a person at the door does, in the order in which it happens. */
interface Press {
  device: number
  tap: Tap
  at: number
}
interface Room {
  begins: number[]
  /** By applicant. */
  presses: Press[][]
  truth: InterviewDay[]
}

const blank = (): InterviewDay => ({ state: 'waiting', arrivedAt: null, beganAt: null, endedAt: null })
/** The model: a plain list of what the door sees, to which a press adds and from which taking back removes. */
function model(presses: { state: DayState; at: number }[]): InterviewDay {
  const day = blank()
  for (const { state, at } of presses) {
    if (state === day.state) continue
    const time = new Date(at).toISOString()
    if (state === 'arrived' || state === 'waiting' || state === 'didNotCome') Object.assign(day, blank())
    if (state === 'arrived') day.arrivedAt = time
    if (state === 'inInterview') Object.assign(day, { beganAt: time, endedAt: null })
    if (state === 'done') day.endedAt = time
    day.state = state
  }
  return day
}

let taps = 0
const id = () => String(++taps).padStart(8, '0')

/** One room of one day: late arrivals, absences, delays, wrong presses that are taken back, two devices. */
function liveThrough(random: Random): Room {
  const count = 2 + random.below(6)
  const begins = Array.from({ length: count }, (_, turn) => NINE + turn * 20 * MINUTE)
  let free = NINE
  const presses: Press[][] = []
  const truth: InterviewDay[] = []
  for (const planned of begins) {
    const own: Press[] = []
    const seen: { state: DayState; at: number }[] = []
    let now = planned - 15 * MINUTE + random.below(25) * MINUTE
    const press = (state: DayState, device = random.below(2)) => {
      now += 1 + random.below(MINUTE / 2)
      const tap: Tap = { id: id(), at: new Date(now).toISOString(), state, undoes: null }
      own.push({ device, tap, at: now })
      seen.push({ state, at: now })
      return tap
    }
    const takeBack = (wrong: Tap) => {
      now += 1 + random.below(MINUTE)
      own.push({
        device: random.below(2),
        at: now,
        tap: { id: id(), at: new Date(now).toISOString(), state: null, undoes: wrong.id },
      })
      seen.splice(
        seen.findIndex(({ at }) => new Date(at).toISOString() === wrong.at),
        1,
      )
    }
    const isAbsent = random.below(6) === 0
    if (isAbsent) {
      now = planned + random.below(10) * MINUTE
      const absent = press('didNotCome')
      // She comes after all.
      if (random.below(4) === 0) {
        takeBack(absent)
        press('arrived')
      }
    } else {
      press('arrived')
      if (random.below(5) === 0) press('arrived', 1)
      if (random.below(6) === 0) takeBack(press('didNotCome'))
      now = Math.max(now, planned, free)
      press('inInterview')
      if (random.below(6) === 0) takeBack(press('done'))
      now += (10 + random.below(20)) * MINUTE
      if (random.below(12) !== 0) press('done')
      free = now
    }
    presses.push(own)
    truth.push(model(seen))
  }
  return { begins, presses, truth }
}

/** How the taps reach the server: each device sends in order but late; some repeat, some mix. */
function arriving(random: Random, own: Press[]): Tap[] {
  const sent = own.map(({ device, tap, at }) => ({
    tap,
    // A device without a network sends later than the other one.
    arrives: at + (device === 0 ? 0 : random.below(60) * MINUTE) + random.below(5 * MINUTE),
  }))
  const repeated = sent
    .filter(() => random.below(4) === 0)
    .map((one) => ({ ...one, arrives: one.arrives + MINUTE }))
  return [...sent, ...repeated].sort((one, other) => one.arrives - other.arrives).map(({ tap }) => tap)
}

test(`on ${DAYS} random days every state and time is right at the end, in whichever order the taps come`, () => {
  const random = randomOf(seed)
  for (let day = 0; day < DAYS; day++) {
    const { presses, truth } = liveThrough(random)
    const read = presses.map((own) => dayOf(arriving(random, own)))
    expect(read).toEqual(truth)
  }
})

test('a repeated tap changes nothing, and taking back what was taken back neither', () => {
  const random = randomOf(seed)
  for (let day = 0; day < DAYS / 10; day++)
    for (const own of liveThrough(random).presses) {
      const all = own.map(({ tap }) => tap)
      expect(dayOf([...all, ...all])).toEqual(dayOf(all))
      const before = dayOf(all)
      const undo = (at: number): Tap[] =>
        lastTaps(all).map((undoes) => ({ id: id(), at: new Date(at).toISOString(), state: null, undoes }))
      const after = dayOf([...all, ...undo(NINE)])
      if (before.state !== 'waiting') expect(after.state).not.toBe(before.state)
      expect(dayOf([...all, ...undo(NINE), ...undo(NINE + MINUTE)])).toEqual(after)
    }
})

const minutes = (count: number) => NINE + count * MINUTE
const at = (count: number) => new Date(minutes(count)).toISOString()
/** An appointment of a room with interviews every twenty minutes. */
const turn = (which: number, day: Partial<InterviewDay>, last = false): InRoom => ({
  ...blank(),
  ...day,
  begins: minutes(which * 20),
  nextBegins: last ? null : minutes((which + 1) * 20),
})

test.each<[string, InRoom[], number, number]>([
  ['nothing is tapped', [], 50, 0],
  ['the present interview began on time', [turn(0, { state: 'inInterview', beganAt: at(1) })], 10, 0],
  ['the present interview began late', [turn(0, { state: 'inInterview', beganAt: at(9) })], 12, 10],
  ['the next one is due while this one lasts', [turn(0, { state: 'inInterview', beganAt: at(0) })], 33, 15],
  [
    'the room is empty and the next one is due',
    [turn(0, { state: 'done', beganAt: at(0), endedAt: at(18) })],
    31,
    10,
  ],
  ['the room is empty and ahead', [turn(0, { state: 'done', beganAt: at(0), endedAt: at(15) })], 16, 0],
  ['the first has arrived and waits', [turn(0, { state: 'arrived', arrivedAt: at(-5) })], 7, 5],
  ['it was the last', [turn(0, { state: 'done', endedAt: at(40) }, true)], 90, 0],
  ['the last one lasts', [turn(0, { state: 'inInterview', beganAt: at(10) }, true)], 60, 10],
  [
    'the next does not come, so the one after her is due',
    [turn(0, { state: 'inInterview', beganAt: at(0) }), turn(1, { state: 'didNotCome' })],
    35,
    0,
  ],
  [
    'a later one says early that she does not come',
    [turn(0, { state: 'done', endedAt: at(18) }), turn(5, { state: 'didNotCome' })],
    30,
    10,
  ],
  ['the door has stopped tapping', [turn(0, { state: 'done', endedAt: at(18) })], 200, 0],
  [
    'a group began with its first',
    [turn(0, { state: 'inInterview', beganAt: at(4) }), turn(0, { state: 'inInterview', beganAt: at(13) })],
    15,
    5,
  ],
])('%s', (_what, room, now, late) => {
  expect(minutesLate(room, minutes(now))).toBe(late)
})

test('the lateness of a room is its delay, rounded to five minutes', () => {
  const random = randomOf(seed)
  for (let day = 0; day < DAYS; day++) {
    const { begins, truth } = liveThrough(random)
    const now = NINE + random.below(begins.length * 25) * MINUTE
    const room = begins.map((planned, which) => ({
      ...(truth[which] ?? blank()),
      begins: planned,
      nextBegins: begins[which + 1] ?? null,
    }))
    const late = minutesLate(room, now)
    expect(late % 5).toBe(0)
    expect(late).toBeGreaterThanOrEqual(0)
    expect(late).toBeLessThanOrEqual(120)
    expect(minutesLate(room.toReversed(), now)).toBe(late)
  }
})
