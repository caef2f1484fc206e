import { appointmentTimes } from '@recruit/contract/interview/appointment-times'
import { dayOf, type InRoom, isOver, minutesLate, type Tap } from '@recruit/contract/interview/day'
import type { Reply } from '../../api/client.ts'

export type ReadDay = Reply<'readInterviewDay'>
type Interview = ReadDay['interviews'][number]

/** A tap of this device. */
export interface OwnTap extends Tap {
  uid: string
  day: string
  start: number
  isSent: boolean
}

/** An interview with everything that is known of it: what the server read, and what was tapped here. */
export interface Seen extends Interview, InRoom {
  taps: Tap[]
}
export interface Room {
  /** The first is 0; null where none is known. */
  room: number | null
  place: string
  interviews: Seen[]
  /** Whom the door deals with now, then who is still to come. */
  standing: Seen[]
  current: Seen[]
  /** Whom the door has done with, in the order of the presses. */
  over: Seen[]
  inside: Seen[]
  /** Who begins next: several where they come together. */
  next: Seen[]
  /** Arrived and waiting. */
  here: Seen[]
  late: number
}

/** The rooms of a day, each with its interviews in the order of their times. */
export function roomsOf({ day, interviews }: ReadDay, own: readonly OwnTap[], now: number): Room[] {
  const begun = interviews.map((one) => ({
    ...one,
    begins: appointmentTimes({ ...one, day, length: 0 }).begins.getTime(),
  }))
  const rooms = Map.groupBy(begun, ({ room }) => room)
  return [...rooms]
    .toSorted(([one], [other]) => (one ?? Number.MAX_VALUE) - (other ?? Number.MAX_VALUE))
    .map(([room, its]) =>
      roomOf(
        room,
        its.map((one) => seen(one, its, day, own)),
        now,
      ),
    )
}

function seen(
  one: Interview & { begins: number },
  its: readonly { begins: number }[],
  day: string,
  own: readonly OwnTap[],
): Seen {
  const here = own.filter((tap) => tap.uid === one.uid && tap.day === day && tap.start === one.start)
  const taps = [...one.taps, ...here]
  const nextBegins = its.find(({ begins }) => begins > one.begins)?.begins ?? null
  // A device's copy of an earlier release has none of them.
  const { panel = [], comes = null, forStaff = null } = one
  return { ...one, ...dayOf(taps), taps, nextBegins, panel, comes, forStaff }
}

function roomOf(room: number | null, interviews: Seen[], now: number): Room {
  const coming = interviews.filter(({ state }) => state === 'waiting' || state === 'arrived')
  const inside = interviews.filter(({ state }) => state === 'inInterview')
  const next = coming.filter(({ begins }) => begins === coming[0]?.begins)
  const current = inside.length > 0 ? inside : next
  const standing = interviews.filter((one) => !isOver(one))
  return {
    ...{ room, interviews, place: interviews[0]?.place ?? '', inside, next, current },
    standing: [...current, ...standing.filter((one) => !current.includes(one))],
    over: interviews.filter(isOver).toSorted((one, other) => pressedAt(one) - pressedAt(other)),
    here: coming.filter(({ state }) => state === 'arrived'),
    // The applicant reads the same number, which the server makes of tapped appointments alone.
    late: minutesLate(
      interviews.filter(({ taps }) => taps.length > 0),
      now,
    ),
  }
}

const pressedAt = ({ taps }: Seen): number => Math.max(0, ...taps.map(({ at }) => Date.parse(at)))
