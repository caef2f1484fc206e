import { countOf, longestRun, spanOf } from '../instance/hours.ts'
import type { PanelMember } from '../instance/panel-member.ts'
import type { Problem } from '../instance/problem.ts'
import type { LinearProgram } from './linear-program.ts'

/** The prices of hours, limits and rooms beyond what is offered; without it they are fixed. */
export interface Elastic {
  hours: number
  limit: number
  room?: number
}

/** One interviewer in the panel of a team at a slot. */
export interface SeatColumn {
  interviewer: number
  team: number
  slot: number
  column: number
}

/** Whether an interviewer's hours in a row are limited, so that it matters which of them she works. */
export const hasOrderedHours = ({ interviewers }: Problem): boolean =>
  interviewers.some(({ free, locked, inARow }) =>
    free.some((hours, day) => longestRun(hours | (locked[day] ?? 0)) > (inARow[day] ?? 0)),
  )

/** No interviewer is in two interviews at a time, nor over her limits per day or in a row. */
export function addInterviewerRows(
  program: LinearProgram,
  problem: Problem,
  seats: SeatColumn[],
  elastic?: Elastic,
): void {
  const { slots, perDay } = problem
  const byDay = Map.groupBy(seats, ({ interviewer, slot }) => interviewer * slots + Math.floor(slot / perDay))
  for (const [key, own] of byDay) {
    const seat = problem.interviewers[Math.floor(key / slots)]
    if (seat) addDay(program, problem, { seat, day: key % slots, own }, elastic)
  }
}

interface OwnDay {
  seat: PanelMember
  day: number
  own: SeatColumn[]
}

function addDay(
  program: LinearProgram,
  { perDay, length }: Problem,
  { seat, day, own }: OwnDay,
  elastic?: Elastic,
): void {
  const spans = own.map(({ slot, column }) => ({ column, span: spanOf(slot % perDay, length) }))
  const slack = () =>
    elastic ? [program.column({ upper: perDay, isInteger: true, cost: elastic.limit })] : []
  for (let hour = 0; hour < perDay; hour++) {
    const busy = spans.filter(({ span }) => span & (1 << hour))
    if (busy.length > 1)
      program.atMost(
        1,
        busy.map(({ column }) => column),
      )
  }
  const interviews = seat.perDay[day] ?? 0
  const hours = spans.reduce((all, { span }) => all | span, 0)
  if (Math.floor(countOf(hours) / length) > interviews)
    program.row(Number.NEGATIVE_INFINITY, interviews, [
      ...spans.map(({ column }): [number, number] => [column, 1]),
      ...slack().map((column): [number, number] => [column, -1]),
    ])
  addRow(program, { hours, locked: seat.locked[day] ?? 0, most: seat.inARow[day] ?? 0, perDay, spans }, slack)
}

interface Row {
  hours: number
  locked: number
  most: number
  perDay: number
  spans: { column: number; span: number }[]
}

/** Of any hours that exceed her limit in a row by one, at least one is free. A concession lifts this for one window. */
function addRow(
  program: LinearProgram,
  { hours, locked, most, perDay, spans }: Row,
  slack: () => number[],
): void {
  if (longestRun(hours | locked) <= most) return
  const lifted = slack()
  for (let first = 0; first + most < perDay; first++) {
    const window = spanOf(first, most + 1)
    if (((hours | locked) & window) !== window) continue
    const touching = spans
      .map(({ column, span }): [number, number] => [column, countOf(span & window)])
      .filter(([, count]) => count > 0)
    program.row(Number.NEGATIVE_INFINITY, most - countOf(locked & window), [
      ...touching,
      ...lifted.map((column): [number, number] => [column, -1]),
    ])
  }
}
