import { fewestHoursLeft } from '../greedy/greedy.ts'
import type { Place } from '../greedy/occupancy.ts'
import { type Problem, slotsOf } from '../instance/problem.ts'
import { buildModel, type Model } from '../model/model.ts'
import type { Goal } from '../stages/search.ts'

/** A place weighs more than any concessions. Between equals, the easier to ask for wins. */
const PLACE = 1000
const ROOM = 1.004
const HOURS = 1.002
const APPLICANT = 1.006
const LIMIT = 1

/** The model in which every limit has a price, and the goal to place most at the lowest price. */
export function elasticModel(
  problem: Problem,
  places: Place[],
  hasRooms: boolean,
): { model: Model; goal: Goal } {
  const costs = { hours: HOURS, limit: LIMIT, room: hasRooms ? ROOM : undefined }
  const model = buildModel(asked(problem, places), costs)
  const own = problem.candidates.map(({ starts }) => new Set(starts))
  for (const { candidate, slot, column } of model.visits)
    model.program.cost[column] = (own[candidate]?.has(slot) ? 0 : APPLICANT) - PLACE
  const goal = [...model.program.cost.entries()].filter(([, cost]) => cost !== 0)
  return { model, goal: { costs: goal, gap: { absolute: 0.5 } } }
}

/**
 * A cheap solution: applicants without a place are asked to come where room and panel are free; where that is not
 * enough, everyone concedes anything.
 */
export function easyPlaces(
  problem: Problem,
  places: Place[],
  hasRooms: boolean,
  mustEnd?: () => boolean,
): Place[] {
  const willing = asked(problem, places)
  const first = fewestHoursLeft(willing, 'earliest', places, mustEnd)
  return fewestHoursLeft(generous(willing, hasRooms), 'earliest', first, mustEnd)
}

/** The same problem, with applicants without a place available at any hour. */
function asked(problem: Problem, places: Place[]): Problem {
  const { days, perDay, length } = problem
  const placed = new Set(places.map(({ candidate }) => candidate))
  const everySlot = slotsOf(Array<number>(days).fill(2 ** perDay - 1), perDay, length)
  const candidates = problem.candidates.map((one, index) =>
    placed.has(index) ? one : { ...one, starts: everySlot },
  )
  return { ...problem, candidates }
}

function generous(problem: Problem, hasRooms: boolean): Problem {
  const { perDay, candidates } = problem
  const wholeDay = 2 ** perDay - 1
  const more = Array<number>(hasRooms ? candidates.length : 0).fill(wholeDay)
  return {
    ...problem,
    rooms: problem.rooms.map((day) => [...day, ...more]),
    interviewers: problem.interviewers.map((seat) => ({
      ...seat,
      free: seat.locked.map((locked) => wholeDay & ~locked),
      perDay: seat.perDay.map(() => perDay),
      inARow: seat.inARow.map(() => perDay),
    })),
  }
}
