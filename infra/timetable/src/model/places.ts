import type { Place } from '../greedy/occupancy.ts'
import type { LinearProgram } from './linear-program.ts'
import type { Model } from './model.ts'
import { assignRooms } from './rooms.ts'

const NEAR = 1e-4
const isWhole = (value = 0) => Math.abs(value - Math.round(value)) < NEAR

/** The timetable of these values; undefined where they split a person or a seat. */
export function placesOf(model: Model, values: Float64Array): Place[] | undefined {
  const { visits, seats, problem } = model
  if (![...visits, ...seats].every(({ column }) => isWhole(values[column]))) return undefined
  const isOn = ({ column }: { column: number }) => Math.round(values[column] ?? 0) === 1
  const coming = visits.filter(isOn)
  const sitting = Map.groupBy(seats.filter(isOn), ({ team, slot }) => team * problem.slots + slot)
  const rooms = assignRooms(model, coming, values)
  const meeting = Map.groupBy(coming, ({ candidate, slot }) => {
    return (problem.candidates[candidate]?.team ?? 0) * problem.slots + slot
  })
  const places: Place[] = []
  for (const [key, people] of meeting) {
    const free = (sitting.get(key) ?? []).map(({ interviewer }) => interviewer)
    const size = problem.panels[Math.floor(key / problem.slots)] ?? 0
    const panels = panelsOf(
      people.map(({ candidate }) => problem.candidates[candidate]?.previous?.panel ?? []),
      free,
      size,
    )
    people.forEach(({ candidate, slot }, index) => {
      places.push({ candidate, slot, room: rooms.get(candidate) ?? -1, panel: panels[index] ?? [] })
    })
  }
  return places
}

/** Matches applicants with interviewers: each with her previous ones, as far as they are there. */
function panelsOf(wanted: number[][], free: number[], size: number): number[][] {
  const left = new Set(free)
  const panels = wanted.map((own) =>
    own
      .filter((one) => left.has(one))
      .slice(0, size)
      .filter((one) => left.delete(one)),
  )
  for (const panel of panels)
    for (const one of left) {
      if (panel.length === size) break
      panel.push(one)
      left.delete(one)
    }
  return panels
}

/** The same program with its integer columns fixed; its corners are flows, and whole. */
export function fixWhole(program: LinearProgram, values: Float64Array): () => void {
  const before = program.isInteger.map((isInteger, column) => ({
    isInteger,
    lower: program.lower[column] ?? 0,
    upper: program.upper[column] ?? 0,
  }))
  before.forEach(({ isInteger }, column) => {
    if (!isInteger) return
    const value = Math.round(values[column] ?? 0)
    program.lower[column] = value
    program.upper[column] = value
    program.isInteger[column] = false
  })
  return () =>
    before.forEach(({ isInteger, lower, upper }, column) => {
      program.isInteger[column] = isInteger
      program.lower[column] = lower
      program.upper[column] = upper
    })
}
