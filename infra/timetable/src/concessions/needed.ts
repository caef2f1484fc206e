import type { Place } from '../greedy/occupancy.ts'
import type { Concession } from '../instance/answer.ts'
import { longestRun, spanOf } from '../instance/hours.ts'
import type { Problem } from '../instance/problem.ts'

/** The concessions that this timetable needs from its people, and its extra rooms for each slot. */
export function concessionsFor(problem: Problem, places: Place[], rooms: Map<number, number>): Concession[] {
  const { perDay } = problem
  const when = (slot: number) => ({ day: Math.floor(slot / perDay), start: slot % perDay })
  const moreRooms = [...rooms].flatMap(([slot, count]) =>
    Array.from({ length: count }, () => ({ kind: 'room' as const, ...when(slot) })),
  )
  const asked = places.flatMap(({ candidate, slot }) => {
    const { id, starts } = problem.candidates[candidate] ?? { id: '', starts: [slot] }
    return starts.includes(slot) ? [] : [{ kind: 'applicant-hours' as const, applicant: id, ...when(slot) }]
  })
  const seated = places.flatMap(({ panel, slot }) => panel.map((interviewer) => ({ interviewer, slot })))
  const byDay = Map.groupBy(seated, ({ interviewer, slot }) => {
    return interviewer * problem.days + Math.floor(slot / perDay)
  })
  const bent = [...byDay].flatMap(([key, own]) => {
    const slots = own.map(({ slot }) => slot)
    return concededBy(problem, Math.floor(key / problem.days), key % problem.days, slots)
  })
  return [...bent, ...moreRooms, ...asked]
}

function concededBy(
  { interviewers, perDay, length }: Problem,
  index: number,
  day: number,
  slots: number[],
): Concession[] {
  const seat = interviewers[index]
  if (!seat) return []
  const { id: interviewer, free, locked, perDay: left, inARow } = seat
  const starts = slots.map((slot) => slot % perDay)
  const conceded: Concession[] = starts
    .filter((start) => ((free[day] ?? 0) & spanOf(start, length)) !== spanOf(start, length))
    .map((start) => ({ kind: 'interviewer-hours', interviewer, day, start }))
  const more = slots.length - (left[day] ?? 0)
  if (more > 0) {
    const held = seat.limit[day] ?? 0
    conceded.push({ kind: 'interviews-per-day', interviewer, day, to: held + more })
  }
  const run = longestRun(starts.reduce((all, start) => all | spanOf(start, length), locked[day] ?? 0))
  if (run > (inARow[day] ?? 0)) conceded.push({ kind: 'hours-in-a-row', interviewer, day, to: run })
  return conceded
}
