/** What happens to an applicant on the day of her interview. */
export const DAY_STATES = ['waiting', 'arrived', 'inInterview', 'done', 'didNotCome'] as const
export type DayState = (typeof DAY_STATES)[number]

/** One press at the door, with the time of that press. It names a state, or an earlier tap that it takes back. */
export interface Tap {
  id: string
  /** ISO 8601. */
  at: string
  state: DayState | null
  undoes: string | null
}

/** Where an applicant is, and when she came there. */
export interface InterviewDay {
  state: DayState
  /** ISO 8601; null where it has not happened. */
  arrivedAt: string | null
  beganAt: string | null
  endedAt: string | null
}
const EXPECTED: InterviewDay = { state: 'waiting', arrivedAt: null, beganAt: null, endedAt: null }

/** The taps that count, in the order of their times: each once, without those that were taken back. */
function counted(taps: readonly Tap[]): (Tap & { state: DayState })[] {
  const undone = new Set(taps.map(({ undoes }) => undoes))
  const each = new Map(taps.map((tap) => [tap.id, tap]))
  return [...each.values()]
    .filter((tap): tap is Tap & { state: DayState } => tap.state !== null && !undone.has(tap.id))
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at) || (one.id < other.id ? -1 : 1))
}

/** The state after all taps, in whichever order they came. Of two devices that tap the same, the earlier one counts. */
export const dayOf = (taps: readonly Tap[]): InterviewDay =>
  counted(taps).reduce(
    (day, { state, at }) => (state === day.state ? day : { ...afterwards(day, state, at), state }),
    EXPECTED,
  )

function afterwards(day: InterviewDay, state: DayState, at: string): Omit<InterviewDay, 'state'> {
  switch (state) {
    case 'arrived':
      return { ...EXPECTED, arrivedAt: at }
    case 'inInterview':
      return { ...day, beganAt: at, endedAt: null }
    case 'done':
      return { ...day, endedAt: at }
    default:
      return EXPECTED
  }
}

/** The taps that made the present state: taking all of them back leads to the state before it. */
export function lastTaps(taps: readonly Tap[]): string[] {
  const all = counted(taps)
  const { state } = dayOf(taps)
  const before = all.findLastIndex((tap) => tap.state !== state)
  return all.slice(before + 1).map(({ id }) => id)
}

/** One appointment of a room that was tapped, with its planned times in ms since 1970. */
export interface InRoom extends InterviewDay {
  begins: number
  /** When the next interview of the room is planned; null after the last one. */
  nextBegins: number | null
}

const MINUTE = 60_000
/** Rounded to this. */
const STEP = 5
/** Longer, and the door has stopped tapping. */
const LATE_MAX = 120
/** Whether the door has done with an applicant. */
export const isOver = ({ state }: Pick<InterviewDay, 'state'>): boolean =>
  state === 'done' || state === 'didNotCome'

/**
 * How many minutes a room is late, rounded to five: how long after its time the present interview began, or how long
 * the next one has been due. 0 where no tap shows it.
 */
export function minutesLate(room: readonly InRoom[], now: number): number {
  const late = Math.max(0, ...delays(room, now)) / MINUTE
  return late > LATE_MAX ? 0 : Math.round(late / STEP) * STEP
}

function delays(room: readonly InRoom[], now: number): number[] {
  const byTime = room.toSorted((one, other) => one.begins - other.begins)
  const present = byTime.findLast(({ state }) => state === 'inInterview')
  // Who says in the morning that she does not come makes no interview before hers late.
  const last = present ?? byTime.findLast((one) => isOver(one) && one.begins <= now)
  const arrived = byTime.find(({ state }) => state === 'arrived')
  const due = last ? nextDue(byTime, last) : (arrived?.begins ?? null)
  // Applicants of one interview are tapped one after the other: it began with the first.
  const begun = byTime
    .filter(({ begins, beganAt }) => present?.begins === begins && beganAt !== null)
    .map(({ beganAt }) => Date.parse(beganAt ?? ''))
  return [...(present ? [Math.min(...begun) - present.begins] : []), ...(due === null ? [] : [now - due])]
}

/** When the interview after this one is due, without those that are over. */
function nextDue(room: readonly InRoom[], { nextBegins }: InRoom): number | null {
  const there = room.filter(({ begins }) => begins === nextBegins)
  const [first] = there
  return first && there.every(isOver) ? nextDue(room, first) : nextBegins
}
