import { appointmentTimes } from '@recruit/contract/interview/appointment-times'
import { calendarFile } from '@recruit/contract/interview/ics'
import type { Language } from '@recruit/contract/text'
import { serverNow } from '../../../api/server-clock.ts'
import { community } from '../../../content/community.ts'
import type { Names } from '../board/names.ts'
import type { Timetable } from '../use-timetable.ts'
import type { InterviewerSheet } from './sheets.ts'
import { printingText } from './text.ts'

/**
 * One interviewer's appointments as a calendar. Each change of the timetable raises the sequence number, and an
 * interview keeps its id when it moves. The id is half of the application's, which opens nothing.
 */
export function interviewerCalendar(
  { id, appointments }: InterviewerSheet,
  { version, length }: Timetable,
  names: Names,
  language: Language,
): string {
  const text = printingText[language]
  return calendarFile({
    method: 'PUBLISH',
    stamp: new Date(serverNow()),
    organizer: { name: community.siteTitle[language], email: community.email },
    events: appointments.map(({ _id, day, start, room, name, team, colleagues }) => ({
      uid: `${id.slice(0, 8)}-${_id.slice(0, 18)}@${location.hostname}`,
      sequence: version,
      ...appointmentTimes({ day, start, length }),
      summary: text.event(name, names.teamName(team)),
      location: names.roomName(room),
      description: colleagues.length
        ? `${text.colleagues}: ${colleagues.map(names.interviewerName).join(', ')}`
        : '',
    })),
  })
}
