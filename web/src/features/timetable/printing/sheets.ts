import type { Appointment, Timetable } from '../use-timetable.ts'

/** What hangs at the door of a room on one day. */
export interface DoorSheet {
  day: string
  room: number
  appointments: Appointment[]
}
/** The sheet of one interviewer. */
export interface InterviewerSheet {
  id: string
  appointments: (Appointment & { colleagues: string[] })[]
}

const inOrder = (one: Appointment, other: Appointment) =>
  one.day === other.day ? one.start - other.start || one.room - other.room : one.day < other.day ? -1 : 1

/** A sheet for each room and day with an interview, by day and then by room. */
export function doorSheets({ appointments }: Timetable): DoorSheet[] {
  const sheets = Map.groupBy(appointments.toSorted(inOrder), ({ day, room }) => `${day} ${room}`)
  return [...sheets.values()]
    .flatMap(([first, ...rest]) =>
      first ? [{ day: first.day, room: first.room, appointments: [first, ...rest] }] : [],
    )
    .sort((one, other) => (one.day === other.day ? one.room - other.room : one.day < other.day ? -1 : 1))
}

/** A sheet for each of these interviewers who has an appointment, in their order. */
export function interviewerSheets({ appointments }: Timetable, ids: string[]): InterviewerSheet[] {
  return ids
    .map((id) => ({
      id,
      appointments: appointments
        .filter(({ interviewers }) => interviewers.includes(id))
        .toSorted(inOrder)
        .map((one) => ({ ...one, colleagues: one.interviewers.filter((other) => other !== id) })),
    }))
    .filter((sheet) => sheet.appointments.length > 0)
}
