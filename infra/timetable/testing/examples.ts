import type { Appointment, Instance } from '../src/instance/schema.ts'

/** Hours of a day as bits. */
export const at = (...hours: number[]): number => hours.reduce((mask, hour) => mask | (1 << hour), 0)

interface Sketch extends Partial<Instance> {
  /** Hours of a1, a2, …, for each day. */
  people?: number[][]
  /** Hours of i1, i2, …, for each day. */
  panel?: number[][]
}

/** An instance of one team with panels of one interviewer by default. */
export function instanceOf({ people = [], panel = [], ...rest }: Sketch): Instance {
  const days = (people[0] ?? panel[0] ?? [0]).length
  return {
    days,
    perDay: 6,
    length: 1,
    rooms: 1,
    seconds: 20,
    teams: [{ id: 1, panel: 1 }],
    applicants: people.map((hours, index) => ({ id: `a${index + 1}`, team: 1, hours })),
    interviewers: panel.map((hours, index) => ({ id: `i${index + 1}`, teams: [1], hours })),
    ...rest,
  }
}

export const appointment = (
  applicant: string,
  day: number,
  start: number,
  interviewers: string[] = ['i1'],
  room = 0,
): Appointment => ({ applicant, day, start, room, interviewers })

/** An instance with so much choice that no search of it ever ends. */
export function hopeless(people: number, seconds: number): Instance {
  const days = 30
  const perDay = 17
  const hours = (step: number) =>
    Array.from({ length: days }, (_, day) => (step * 7919 * (day + 1)) % 2 ** perDay)
  return {
    days,
    perDay,
    length: 1,
    rooms: 3,
    seconds,
    teams: [1, 2, 3].map((id) => ({ id, panel: 3 })),
    applicants: Array.from({ length: people }, (_, index) => ({
      id: `a${index}`,
      team: 1 + (index % 3),
      hours: hours(index + 1),
    })),
    interviewers: Array.from({ length: 60 }, (_, index) => ({
      id: `i${index}`,
      teams: [1 + (index % 3), 1 + ((index + 1) % 3)],
      hours: hours(index + 77),
      maxPerDay: 4,
      maxInARow: 2,
    })),
  }
}
