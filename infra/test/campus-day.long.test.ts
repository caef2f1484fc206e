import { AppError } from '@recruit/chassis/http/errors'
import { randomOf } from '@recruit/local/testing/seeded-random'
import type { Redis } from 'ioredis'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { gatewayLimits } from '../../gateway/src/limits/call-limits.ts'
import { applicantLimits } from '../../services/applicants/src/application/limits/applicant-limits.ts'

const PEOPLE = 5_000
const CAMPUS = '203.0.113.1'
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const OPENING = 9 * HOUR
const CLOSING = 18 * HOUR
const RESULTS = 19 * HOUR

// Fakes only the clock, which counts read when they are used: a day of timers would take minutes.
beforeAll(() => void vi.useFakeTimers({ now: 0, toFake: ['Date'] }))
afterAll(() => void vi.useRealTimers())

/** Redis is away: the limits count in this process, by the clock of this test. */
const away = { status: 'end', defineCommand: () => undefined } as unknown as Redis

interface Event {
  at: number
  happens: () => Promise<unknown>
}

/**
 * One day of all applicants at the rates of a real one: a fifth enrols in the first hour, a seventh in the last half
 * hour; one in twelve corrects a name; seven in eight ask for their result within ten minutes; one lookup in eight is
 * mistyped first.
 */
function eventsOfTheDay(seed: number): Event[] {
  const { below } = randomOf(seed)
  const random = () => below(1e9) / 1e9
  const limits = applicantLimits(away)
  const { openWrites } = gatewayLimits(away)
  const mistyped = new AppError('lookupFailed')
  const between = (from: number, to: number) => from + random() * (to - from)
  const enrolsAt = () => {
    const share = random()
    if (share < 0.2) return between(OPENING, OPENING + HOUR)
    return share < 0.35 ? between(CLOSING - HOUR / 2, CLOSING) : between(OPENING + HOUR, CLOSING - HOUR / 2)
  }
  const asksAt = () => {
    const share = random()
    if (share < 0.7) return between(RESULTS, RESULTS + MINUTE)
    return share < 0.875 ? between(RESULTS, RESULTS + 10 * MINUTE) : between(RESULTS, RESULTS + 4 * HOUR)
  }
  const write = async () => {
    if ((await openWrites.add(CAMPUS)).isOver) throw new Error('too many writes')
  }

  function dayOf(at: number): Event[] {
    const identity = { name: `김가온 ${at}`, studentId: String(2_000_000 + at), ewhaianId: `gaon${at}` }
    const enrolled = enrolsAt()
    const other = { ...identity, studentId: String(3_000_000 + at) }
    const found = async () => 'id'
    const none = async () => null
    const enroll = () => write().then(() => limits.enroll(CAMPUS, identity, found))
    const rename = () => limits.rename(CAMPUS, `${at}`, { ...identity, name: `김나온 ${at}` }, found)
    const lookUp = () => limits.lookup(CAMPUS, identity, found, none)
    const miss = async () => {
      const answer = limits.lookup(CAMPUS, other, () => Promise.reject(mistyped), none)
      const thrown = await answer.catch((error) => error)
      if (thrown !== mistyped) throw thrown
    }
    const asks = asksAt()
    const misses = random() < 0.125 ? (random() < 0.2 ? 2 : 1) : 0
    return [
      { at: enrolled, happens: enroll },
      ...(random() < 1 / 12 ? [{ at: enrolled + between(MINUTE, HOUR), happens: rename }] : []),
      { at: enrolled + between(HOUR, 3 * HOUR), happens: lookUp },
      ...Array.from({ length: misses }, (_, turn) => ({ at: asks + turn * 9_000, happens: miss })),
      { at: asks + 20_000, happens: lookUp },
      // On a shared computer the application is forgotten again.
      { at: asks + 60_000, happens: write },
    ]
  }
  return Array.from({ length: PEOPLE }, (_, at) => dayOf(at))
    .flat()
    .sort((one, other) => one.at - other.at)
}

// evidence: M114 threat.filling-the-database
test('five thousand people behind one address enrol, correct, look up and read results on one day: no 429', async () => {
  const refused: unknown[] = []
  for (const { at, happens } of eventsOfTheDay(45)) {
    vi.setSystemTime(at)
    await happens().catch((thrown) => refused.push(thrown))
  }
  expect(refused).toEqual([])
}, 60_000)
