import { interviewAt, type Place } from '../greedy/occupancy.ts'
import type { Problem } from '../instance/problem.ts'
import type { Elastic } from './interviewer-rows.ts'
import { each, LinearProgram } from './linear-program.ts'
import { addSeats, demandOf, type Seats } from './seats.ts'

/** An applicant at a slot. */
export interface Visit {
  candidate: number
  slot: number
  column: number
}

/** The whole timetable as a linear program, and the meaning of its columns. */
export interface Model extends Seats {
  problem: Problem
  program: LinearProgram
  visits: Visit[]
  /** For each candidate her visits; none if she cannot be placed at all. */
  visitsOf: Visit[][]
}

/** Everyone at most once; at each slot as many applicants of a team as its interviews hold. */
export function buildModel(problem: Problem, elastic?: Elastic): Model {
  const program = new LinearProgram()
  const demand = demandOf(problem, problem.candidates.keys())
  const seats = addSeats(program, problem, demand, elastic)
  const leftAt = seatsLeft(problem)
  const visitsOf = problem.candidates.map(({ team, starts }, candidate) =>
    starts
      .filter((slot) => (seats.interviews[team]?.[slot] ?? -1) >= 0 || leftAt(team, slot) > 0)
      .map((slot) => ({ candidate, slot, column: program.column() })),
  )
  const coming = seats.interviews.map(() => new Map<number, number[]>())
  visitsOf.forEach((visits, candidate) => {
    if (visits.length > 1)
      program.atMost(
        1,
        visits.map(({ column }) => column),
      )
    const ofTeam = coming[problem.candidates[candidate]?.team ?? 0]
    for (const { slot, column } of visits) {
      const there = ofTeam?.get(slot)
      if (there) there.push(column)
      else ofTeam?.set(slot, [column])
    }
  })
  coming.forEach((slots, team) => {
    for (const [slot, columns] of slots) {
      const column = seats.interviews[team]?.[slot] ?? -1
      const capacity = problem.capacities[team] ?? 1
      const left = leftAt(team, slot)
      const held: [number, number][] = column < 0 ? [] : [[column, -capacity]]
      // With one applicant each, interviews and applicants are as many: the tighter row is found faster.
      const least = capacity === 1 && left === 0 ? 0 : Number.NEGATIVE_INFINITY
      program.row(least, left, [...each(columns, 1), ...held])
    }
  })
  return { ...seats, problem, program, visits: visitsOf.flat(), visitsOf }
}

/** How many more applicants the locked interviews of a team hold at a slot. */
function seatsLeft({ open }: Problem): (team: number, slot: number) => number {
  const left = new Map<string, number>()
  for (const one of open) {
    const key = `${one.team} ${one.slot}`
    left.set(key, (left.get(key) ?? 0) + one.left)
  }
  return (team, slot) => left.get(`${team} ${slot}`) ?? 0
}

/** The column values of this timetable, as the start of a search. */
export function valuesOf(model: Model, places: Place[]): Float64Array {
  const { problem, program, visitsOf, interviews, seats, shares } = model
  const values = new Float64Array(program.cost.length)
  const add = (column: number | undefined) => {
    if (column !== undefined && column >= 0) values[column] = (values[column] ?? 0) + 1
  }
  const sitting = new Set<string>()
  const meetings = new Set(problem.open.map(interviewAt))
  const sharesOf = Map.groupBy(shares, ({ slot }) => slot)
  for (const { candidate, slot, room, panel } of places) {
    const team = problem.candidates[candidate]?.team ?? 0
    add(visitsOf[candidate]?.find((visit) => visit.slot === slot)?.column)
    const interview = interviewAt({ slot, panel })
    if (meetings.has(interview)) continue
    meetings.add(interview)
    add(interviews[team]?.[slot])
    add(sharesOf.get(slot)?.find(({ group }) => group.rooms.includes(room))?.column)
    for (const interviewer of panel) sitting.add(`${interviewer} ${team} ${slot}`)
  }
  for (const { interviewer, team, slot, column } of seats)
    if (sitting.has(`${interviewer} ${team} ${slot}`)) add(column)
  return values
}
