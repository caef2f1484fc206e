import type { Appointment, Instance } from '../instance/schema.ts'
import { hoursTaken, type Violation } from './violation.ts'

/** The violations of rooms: a room that does not exist at an hour, or is taken. */
export function brokenByRooms(instance: Instance, appointments: Appointment[]): Violation[] {
  const taken = new Set<string>()
  return appointments.flatMap((appointment) => {
    const { applicant, day, room } = appointment
    const broken: Violation[] = []
    for (const hour of hoursTaken(appointment, instance)) {
      const { rooms } = instance
      const count = typeof rooms === 'number' ? rooms : (rooms[day]?.[hour] ?? 0)
      const seat = `${day} ${hour} ${room}`
      if (room < 0 || room >= count) broken.push({ rule: 'room-unknown', applicant, room, day, hour })
      else if (taken.has(seat)) broken.push({ rule: 'room-busy', applicant, room, day, hour })
      taken.add(seat)
    }
    return broken
  })
}
