import fc from 'fast-check'
import { check } from '../src/check/check.ts'
import type { Appointment, Instance } from '../src/instance/schema.ts'

/** Instances small enough for brute force: panels, limits, lengths, rooms, shared teams. */
const shape = fc.record({
  days: fc.integer({ min: 1, max: 2 }),
  perDay: fc.integer({ min: 2, max: 5 }),
  length: fc.constantFrom(1, 1, 1, 2, 2, 3),
  panels: fc.array(fc.constantFrom(1, 1, 2, 2, 3), { minLength: 1, maxLength: 2 }),
  capacities: fc.array(fc.constantFrom(1, 1, 2, 3), { minLength: 2, maxLength: 2 }),
})

export const tinyInstance: fc.Arbitrary<Instance> = shape.chain(
  ({ days, perDay, length, panels, capacities }) => {
    const hours = fc.array(maskOf(perDay), { minLength: days, maxLength: days })
    const limit = fc.option(
      fc.oneof(
        fc.integer({ min: 0, max: 4 }),
        fc.array(fc.integer({ min: 0, max: 4 }), { minLength: days, maxLength: days }),
      ),
      { nil: undefined, freq: 2 },
    )
    const team = fc.integer({ min: 1, max: panels.length })
    const roomCount = fc.integer({ min: 0, max: 2 })
    const day = fc.array(roomCount, { minLength: perDay, maxLength: perDay })
    const instance = fc.record({
      rooms: fc.oneof(fc.integer({ min: 1, max: 3 }), fc.array(day, { minLength: days, maxLength: days })),
      applicants: fc.array(fc.record({ team, hours }), { maxLength: 5 }),
      interviewers: fc.array(
        fc.record({
          teams: fc.uniqueArray(team, { minLength: 1, maxLength: 2 }),
          hours,
          maxPerDay: limit,
          maxInARow: limit,
        }),
        { maxLength: 4 },
      ),
      locked: fc.array(fc.nat(), { maxLength: 2 }),
      previous: fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 5 }),
      isRepair: fc.boolean(),
    })
    return instance.map(({ locked, previous, isRepair, ...rest }) => {
      const bare: Instance = {
        days,
        perDay,
        length,
        seconds: 60,
        teams: panels.map((panel, index) => ({ id: index + 1, panel, capacity: capacities[index] ?? 1 })),
        rooms: rest.rooms,
        applicants: rest.applicants.map((one, index) => ({ id: `a${index + 1}`, ...one })),
        interviewers: rest.interviewers.map((one, index) => ({ id: `i${index + 1}`, ...one })),
      }
      const fixed = lockedOf(bare, locked)
      return {
        ...bare,
        ...(fixed.length > 0 && { locked: fixed }),
        ...(isRepair && { previous: previousOf(bare, previous) }),
      }
    })
  },
)

/** Mostly many hours, so that there is something to decide. */
const maskOf = (perDay: number) =>
  fc
    .tuple(fc.integer({ min: 0, max: 2 ** perDay - 1 }), fc.integer({ min: 0, max: 2 ** perDay - 1 }))
    .map(([one, other]) => one | other)

/** Random appointments, of which those that break no rule stay locked. */
function lockedOf(instance: Instance, choices: number[]): Appointment[] {
  const locked: Appointment[] = []
  for (const choice of choices) {
    const all = everyAppointment(instance).filter((one) => check(instance, [...locked, one]).length === 0)
    const chosen = all[choice % Math.max(1, all.length)]
    if (chosen) locked.push(chosen)
  }
  return locked
}

function everyAppointment(instance: Instance): Appointment[] {
  const { days, perDay, applicants, teams, interviewers } = instance
  return applicants.flatMap(({ id, team }) => {
    const panel = teams.find((one) => one.id === team)?.panel ?? 0
    const members = interviewers.filter((one) => one.teams.includes(team)).map((one) => one.id)
    return Array.from({ length: days * perDay * 2 }, (_, index) => ({
      applicant: id,
      day: Math.floor(index / 2 / perDay),
      start: Math.floor(index / 2) % perDay,
      room: index % 2,
      interviewers: members.slice(0, panel),
    }))
  })
}

/**
 * A random previous timetable that keeps most rules, from when everyone had one more hour per day, with a few
 * appointments that no longer fit.
 */
function previousOf(instance: Instance, choices: [number, number][]): Appointment[] {
  const wider = (hours: number[]) => hours.map((day) => (day | (day << 1)) % 2 ** instance.perDay)
  const earlier: Instance = {
    ...instance,
    applicants: instance.applicants.map((one) => ({ ...one, hours: wider(one.hours) })),
    interviewers: instance.interviewers.map((one) => ({ ...one, hours: wider(one.hours) })),
  }
  const previous = lockedOf(
    earlier,
    choices.map(([choice]) => choice),
  )
  return previous.map((one, index) => {
    const [, odd = 1] = choices[index] ?? []
    return odd % 5 === 0 ? { ...one, day: odd % instance.days, start: odd % instance.perDay, room: 0 } : one
  })
}
