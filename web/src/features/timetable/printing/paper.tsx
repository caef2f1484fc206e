import { appointmentTimes } from '@recruit/contract/interview/appointment-times'
import { calendarFile } from '@recruit/contract/interview/ics'
import type { Language } from '@recruit/contract/text'
import type { ReactNode } from 'react'
import { serverNow } from '../../../api/server-clock.ts'
import { community } from '../../../content/community.ts'
import { useText, useTranslation } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import page from '../../../ui/layout/page.module.css'
import { saveText } from '../../../ui/save-text.ts'
import { type Column, DataTable } from '../../../ui/table/data-table.tsx'
import type { Names } from '../names.ts'
import { interviewsOf, timesOf } from '../times.ts'
import type { Interview, Timetable } from '../use-timetable.ts'
import styles from './printing.module.css'
import { printingText } from './text.ts'

interface Props<Sheet> {
  sheets: Sheet[]
  timetable: Timetable
  names: Names
}

/** '9:00–10:00'. */
function useTime(timetable: Timetable): Column<Interview> {
  const { time } = useText(printingText)
  const cell = (one: Interview) => {
    const { from, to } = timesOf(timetable, one)
    return `${from}–${to}`
  }
  return { id: 'time', head: time, cell, width: 'line' }
}

const Sheet = ({ title, note, children }: { title: string; note: string; children: ReactNode }) => (
  <div className={styles.sheet}>
    <h2>{title}</h2>
    <p className={styles.day}>{note}</p>
    {children}
  </div>
)

/** A page for the door of each room on each day: when who comes, and nothing more of her. */
export function DoorSheets({ sheets, timetable, names }: Props<DoorSheet>) {
  const text = useText(printingText)
  const time = useTime(timetable)
  return sheets.map(({ day, room, appointments }) => (
    <Sheet key={`${day} ${room}`} title={names.roomName(room)} note={names.dayName(day)}>
      <DataTable
        label={`${names.roomName(room)} ${names.dayName(day)}`}
        rows={appointments}
        keyOf={({ _id }) => _id}
        className={`${styles.table} ${styles.door}`}
        columns={[
          time,
          { id: 'name', head: text.name, cell: ({ name }) => name },
          { id: 'team', head: text.team, cell: ({ team }) => names.teamName(team) },
        ]}
      />
    </Sheet>
  ))
}

/** A page for each interviewer: whom she talks to, when, where and together with whom. */
export function InterviewerSheets({ sheets, timetable, names }: Props<InterviewerSheet>) {
  const { text, language } = useTranslation(printingText)
  const time = useTime(timetable)
  const nameOf = names.interviewerName
  const keep = (sheet: InterviewerSheet) =>
    saveText(
      `interviews-${nameOf(sheet.id)}.ics`,
      interviewerCalendar(sheet, timetable, names, language),
      'text/calendar',
    )
  return sheets.map((sheet) => {
    const { id, appointments } = sheet
    return (
      <Sheet key={id} title={nameOf(id)} note={text.interviews(appointments.length)}>
        <p className={page.screenOnly}>
          <Button small aria-label={text.calendarOf(nameOf(id))} onClick={() => keep(sheet)}>
            {text.calendar}
          </Button>
        </p>
        <DataTable
          label={nameOf(id)}
          isCards
          rows={appointments}
          keyOf={({ _id }) => _id}
          marksOf={({ day }, index) => ({ 'data-first': day !== appointments[index - 1]?.day || undefined })}
          className={styles.table}
          columns={[
            { id: 'day', head: text.day, cell: ({ day }) => names.dayName(day), width: 'line' },
            time,
            { id: 'room', head: text.room, cell: ({ room }) => names.roomName(room) },
            {
              id: 'applicant',
              head: text.applicant,
              cell: ({ name, team }) => (
                <>
                  {name} <span className={page.quiet}>{names.teamName(team)}</span>
                </>
              ),
            },
            {
              id: 'colleagues',
              head: text.colleagues,
              cell: ({ colleagues }) => colleagues.map(nameOf).join(', ') || '–',
            },
          ]}
        />
      </Sheet>
    )
  })
}

/**
 * One interviewer's appointments as a calendar. Each change of the timetable raises the sequence number, and an
 * interview keeps its id when it moves. The id is half of the application's, which opens nothing.
 */
function interviewerCalendar(
  { id, appointments }: InterviewerSheet,
  timetable: Timetable,
  names: Names,
  language: Language,
): string {
  const text = printingText[language]
  return calendarFile({
    method: 'PUBLISH',
    stamp: new Date(serverNow()),
    organizer: { name: community.siteTitle[language], email: community.email },
    events: appointments.map(({ _id, room, name, team, colleagues, ...one }) => ({
      uid: `${id.slice(0, 8)}-${_id.slice(0, 18)}@${location.hostname}`,
      sequence: timetable.version,
      ...appointmentTimes({ ...one, length: timetable.length, ...timesOf(timetable, { ...one, team }) }),
      summary: text.event(name, names.teamName(team)),
      location: names.roomName(room),
      description: colleagues.length
        ? `${text.colleagues}: ${names.panel({ interviewers: colleagues })}`
        : '',
    })),
  })
}

interface DoorSheet {
  day: string
  room: number
  appointments: Interview[]
}
interface InterviewerSheet {
  id: string
  appointments: (Interview & { colleagues: string[] })[]
}

const byDay = (one: Interview, other: Interview) => one.day.localeCompare(other.day)

const byTime = (one: Interview, other: Interview) => one.start - other.start || one.turn - other.turn

/** A sheet for each room and day with an interview, by day and then by room. */
export function doorSheets(timetable: Timetable): DoorSheet[] {
  const sorted = interviewsOf(timetable).toSorted((a, b) => byDay(a, b) || a.room - b.room || byTime(a, b))
  const sheets = Map.groupBy(sorted, ({ day, room }) => `${day} ${room}`)
  return [...sheets.values()].flatMap(([first, ...rest]) =>
    first ? [{ day: first.day, room: first.room, appointments: [first, ...rest] }] : [],
  )
}

/** A sheet for each of these interviewers who has an appointment, in their order. */
export function interviewerSheets(timetable: Timetable, ids: string[]): InterviewerSheet[] {
  return ids
    .map((id) => ({
      id,
      appointments: interviewsOf(timetable)
        .filter(({ interviewers }) => interviewers.includes(id))
        .toSorted((a, b) => byDay(a, b) || byTime(a, b) || a.room - b.room)
        .map((one) => ({ ...one, colleagues: one.interviewers.filter((other) => other !== id) })),
    }))
    .filter((sheet) => sheet.appointments.length > 0)
}
