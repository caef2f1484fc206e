import type { Timetable } from '../use-timetable.ts'
import type { Place } from './situation.ts'

/** A change of the draft. */
export type Change =
  | { kind: 'place'; _id: string; place: Place }
  | { kind: 'remove'; _id: string }
  | { kind: 'lock'; ids: string[]; isLocked: boolean }

/** The draft after a change, before the server has judged it. */
export function applied(timetable: Timetable, change: Change): Timetable {
  const { appointments, unplaced } = timetable
  if (change.kind === 'lock')
    return {
      ...timetable,
      appointments: appointments.map((one) =>
        change.ids.includes(one._id) ? { ...one, isLocked: change.isLocked } : one,
      ),
    }
  const { _id } = change
  const standing = appointments.find((one) => one._id === _id)
  const who = standing ?? unplaced.find((one) => one._id === _id)
  if (!who) return timetable
  const { name, team, hours } = who
  const others = appointments.filter((one) => one._id !== _id)
  const without = unplaced.filter((one) => one._id !== _id)
  if (change.kind === 'remove')
    return { ...timetable, appointments: others, unplaced: [...without, { _id, name, team, hours }] }
  const { isLocked = false, isKept = false } = standing ?? {}
  const marks = { isLocked, isKept, isByHand: true, answer: null }
  const moved = { _id, name, team, hours, ...marks, ...change.place }
  return { ...timetable, appointments: [...others, moved], unplaced: without }
}

/** The change that undoes another one; null where that one changes nothing. */
export function inverseOf({ appointments }: Timetable, change: Change): Change | null {
  if (change.kind === 'lock') {
    const ids = appointments
      .filter(({ _id, isLocked }) => change.ids.includes(_id) && isLocked !== change.isLocked)
      .map(({ _id }) => _id)
    return ids.length ? { kind: 'lock', ids, isLocked: !change.isLocked } : null
  }
  const { _id } = change
  const standing = appointments.find((one) => one._id === _id)
  if (!standing) return change.kind === 'place' ? { kind: 'remove', _id } : null
  const { day, start, room, interviewers } = standing
  const place = { day, start, room, interviewers }
  if (change.kind === 'place' && isSamePlace(place, change.place)) return null
  return { kind: 'place', _id, place }
}

/** Whether a change still holds: undo leaves what another user has changed since. */
export function stillStands({ appointments }: Timetable, change: Change): boolean {
  const at = (_id: string) => appointments.find((one) => one._id === _id)
  if (change.kind === 'lock') return change.ids.every((_id) => at(_id)?.isLocked === change.isLocked)
  const standing = at(change._id)
  if (change.kind === 'remove') return standing === undefined
  return standing !== undefined && isSamePlace(standing, change.place)
}

const isSamePlace = (one: Place, other: Place): boolean =>
  one.day === other.day &&
  one.start === other.start &&
  one.room === other.room &&
  one.interviewers.toSorted().join('\n') === other.interviewers.toSorted().join('\n')
