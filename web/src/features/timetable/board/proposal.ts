import { GRID_HOURS } from '@recruit/contract/constants'
import { turnsOf } from '@recruit/contract/interview/pace'
import type { Interview, Interviewer, Named } from '../use-timetable.ts'
import {
  appointmentOf,
  bitsOf,
  interviewsOn,
  offeredBy,
  type Place,
  roomsAt,
  type Situation,
  type When,
} from './situation.ts'

const othersOn = (situation: Situation, _id: string, day: string) =>
  interviewsOn(situation, day).filter((one) => one._id !== _id)

function longestRun(bits: number): number {
  let run = 0
  for (let left = bits; left; left &= left << 1) run++
  return run
}

/** An interview of her team at this hour that holds one more, in this room where one is named. */
function openAt(situation: Situation, who: Named, when: When, room?: number): Interview | undefined {
  const here = othersOn(situation, who._id, when.day).filter(
    (one) => one.start === when.start && one.team === who.team && (room === undefined || one.room === room),
  )
  const { capacity } = turnsOf(situation.timetable, who.team)
  const inRoom = Map.groupBy(here, (one) => one.room)
  return [...inRoom.values()].find(({ length }) => length < capacity)?.[0]
}

/** Whether an interviewer is present at an hour, has no other interview then, and keeps her limits. */
export function isFree(situation: Situation, one: Interviewer, who: Named, when: Cell): boolean {
  const { _id } = who
  const { length } = situation.timetable
  if (openAt(situation, who, when, when.room)?.interviewers.includes(one.id)) return true
  const wanted = bitsOf(when.start, length)
  const own = othersOn(situation, _id, when.day).filter(({ interviewers }) => interviewers.includes(one.id))
  const busy = own.reduce((all, { start }) => all | bitsOf(start, length), 0)
  return (
    (offeredBy(one, situation, when.day) & wanted) === wanted &&
    (busy & wanted) === 0 &&
    new Set(own.map(({ start, room }) => `${start} ${room}`)).size <
      (one.mostPerDay ?? Number.POSITIVE_INFINITY) &&
    longestRun(busy | wanted) <= (one.mostInARow ?? Number.POSITIVE_INFINITY)
  )
}

export const panelSize = ({ rules }: Situation, { team }: Named): number =>
  rules.rules.panels.find((one) => one.team === team)?.size ?? 1

export const teamOf = ({ interviewers }: Situation, { team }: Named): Interviewer[] =>
  interviewers.filter(({ teams }) => teams.includes(team))

/**
 * A panel for an hour: free members of `kept`, then free members of the team with the least to do that day. If these
 * are too few, the others of `kept` stay, so that the server can explain the obstacle.
 */
export function proposedPanel(situation: Situation, who: Named, when: Cell, kept: string[]): string[] {
  const others = othersOn(situation, who._id, when.day)
  const load = (id: string) => others.filter(({ interviewers }) => interviewers.includes(id)).length
  const free = teamOf(situation, who)
    .filter((one) => isFree(situation, one, who, when))
    .map(({ id }) => id)
    .sort((one, other) => load(one) - load(other))
  const wanted = [...kept.filter((id) => free.includes(id)), ...free, ...kept]
  return [...new Set(wanted)].slice(0, panelSize(situation, who))
}

export function isRoomFree(situation: Situation, who: Named, { day, start }: When, room: number): boolean {
  const { _id } = who
  const { length } = situation.timetable
  if (openAt(situation, who, { day, start }, room)) return true
  const hours = Array.from({ length }, (_, step) => start + step)
  const wanted = bitsOf(start, length)
  return (
    start + length <= GRID_HOURS &&
    hours.every((hour) => room < roomsAt(situation.rules.rules, { day, start: hour })) &&
    !othersOn(situation, _id, day).some(
      (one) => one.room === room && (bitsOf(one.start, length) & wanted) !== 0,
    )
  )
}

/** A cell of the table: an hour, and the room or the interviewer of its column. */
export interface Cell extends When {
  room?: number
  interviewer?: string
}

/** The appointment after a move into a cell; `from` is the interviewer whose column the applicant leaves. */
export function placeAt(situation: Situation, who: Named, cell: Cell, from?: string): Place {
  const { day, start, interviewer } = cell
  const standing = appointmentOf(situation, who._id)
  const before = standing?.interviewers ?? []
  // Who joins an interview has its room and its panel.
  const open = openAt(situation, who, cell, cell.room)
  if (open && (interviewer === undefined || open.interviewers.includes(interviewer)))
    return { day, start, room: open.room, interviewers: open.interviewers }
  const room = cell.room ?? roomFor(situation, who, cell, standing?.room)
  if (interviewer === undefined)
    return { day, start, room, interviewers: proposedPanel(situation, who, cell, before) }
  const isExchange = from !== undefined && !before.includes(interviewer)
  const kept = before.filter((id) => id !== interviewer && !(isExchange && id === from))
  const others = proposedPanel(situation, who, cell, kept).filter((id) => id !== interviewer)
  return { day, start, room, interviewers: [interviewer, ...others].slice(0, panelSize(situation, who)) }
}

function roomFor(situation: Situation, who: Named, when: When, standing = 0): number {
  if (isRoomFree(situation, who, when, standing)) return standing
  const rooms = Array.from({ length: roomsAt(situation.rules.rules, when) }, (_, room) => room)
  return rooms.find((room) => isRoomFree(situation, who, when, room)) ?? standing
}

/** Whether the applicant can come for the whole interview, by the hours that she submitted. */
export function canCome({ timetable: { days, length } }: Situation, { hours }: Named, when: When): boolean {
  const wanted = bitsOf(when.start, length)
  return ((hours[days.indexOf(when.day)] ?? 0) & wanted) === wanted
}

/** Whether she can come then and the room and the interviewers are free. */
export function fits(situation: Situation, who: Named, cell: Cell, from?: string): boolean {
  const { room, interviewers } = placeAt(situation, who, cell, from)
  const panel = teamOf(situation, who).filter(({ id }) => interviewers.includes(id))
  return (
    canCome(situation, who, cell) &&
    isRoomFree(situation, who, cell, room) &&
    panel.length === panelSize(situation, who) &&
    panel.every((one) => isFree(situation, one, who, cell))
  )
}
