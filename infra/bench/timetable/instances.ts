import { type Random, randomOf } from '@recruit/local/testing/seeded-random'
import type { Instance } from '../../../services/applicants/src/timetable/instance/schema.ts'

export interface Case {
  name: string
  people: number
  panel: number
  length?: number
  maxInARow?: number
  seconds: number
}

const DAYS = 7
const PER_DAY = 17

/**
 * A random term: three teams, applicants with a few stretches of hours, and interviewers who offer about as much as is
 * needed, some for two teams. Busy hours are busy for all.
 */
export function instanceOf({ people, panel, length = 1, maxInARow, seconds }: Case, seed: number): Instance {
  const random = randomOf(seed)
  const teams = [1, 2, 3].map((id) => ({ id, panel }))
  const applicants = Array.from({ length: people }, (_, index) => ({
    id: `a${index + 1}`,
    team: 1 + random.below(3),
    hours: hoursOf(random, 2 + random.below(4), 1, 2 + length),
  }))
  const count = Math.ceil((people * panel * length) / 14) + 4 * panel
  const interviewers = Array.from({ length: count }, (_, index) => ({
    id: `i${index + 1}`,
    teams: index % 4 === 0 ? [1 + (index % 3), 1 + ((index + 1) % 3)] : [1 + (index % 3)],
    hours: hoursOf(random, 3 + random.below(2), 4, 4 + length),
    maxPerDay: 6,
    ...(maxInARow && { maxInARow }),
  }))
  const rooms = Math.max(2, Math.ceil(people / 40))
  return { days: DAYS, perDay: PER_DAY, length, rooms, seconds, teams, applicants, interviewers }
}

/** Stretches of hours, mostly in afternoons and evenings. */
function hoursOf(random: Random, stretches: number, shortest: number, longest: number): number[] {
  const hours = Array<number>(DAYS).fill(0)
  for (let count = 0; count < stretches; count++) {
    const day = random.below(DAYS)
    const start = Math.min(PER_DAY - 1, 2 + random.below(8) + random.below(8))
    const end = Math.min(PER_DAY, start + shortest + random.below(longest - shortest + 1))
    for (let hour = start; hour < end; hour++) hours[day] = (hours[day] ?? 0) | (1 << hour)
  }
  return hours
}
