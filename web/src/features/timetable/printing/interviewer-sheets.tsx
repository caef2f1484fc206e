import { useText } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { saveText } from '../../../ui/save-text.ts'
import type { Names } from '../board/names.ts'
import styles from './printing.module.css'
import type { InterviewerSheet } from './sheets.ts'
import { printingText } from './text.ts'

interface Props {
  sheets: InterviewerSheet[]
  names: Names
  /** '9:00–10:00'. */
  timeOf: (start: number) => string
  /** One of them as a calendar's file. */
  calendarOf: (sheet: InterviewerSheet) => string
}

/** A page for each interviewer: whom she talks to, when, where and together with whom. */
export function InterviewerSheets({ sheets, names, timeOf, calendarOf }: Props) {
  const text = useText(printingText)
  const keep = (sheet: InterviewerSheet) =>
    saveText(`interviews-${names.interviewerName(sheet.id)}.ics`, calendarOf(sheet), 'text/calendar')
  return sheets.map(({ id, appointments }) => (
    <section key={id} className={styles.sheet} aria-label={names.interviewerName(id)}>
      <h2>{names.interviewerName(id)}</h2>
      <p className={styles.day}>{text.interviews(appointments.length)}</p>
      <p className={styles.screenOnly}>
        <Button
          small
          aria-label={text.calendarOf(names.interviewerName(id))}
          onClick={() => keep({ id, appointments })}
        >
          {text.calendar}
        </Button>
      </p>
      <table>
        <thead>
          <tr>
            {[text.day, text.time, text.room, text.applicant, text.colleagues].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {appointments.map(({ _id, day, start, room, name, team, colleagues }, index) => (
            <tr key={_id} data-first={day !== appointments[index - 1]?.day}>
              <th scope="row">{names.dayName(day)}</th>
              <td data-label={text.time}>{timeOf(start)}</td>
              <td data-label={text.room}>{names.roomName(room)}</td>
              <td data-label={text.applicant}>
                {name} <span className={styles.team}>{names.teamName(team)}</span>
              </td>
              <td data-label={text.colleagues}>{colleagues.map(names.interviewerName).join(', ') || '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  ))
}
