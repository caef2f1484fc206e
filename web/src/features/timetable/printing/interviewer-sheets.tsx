import { useText } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { saveText } from '../../../ui/save-text.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
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
    <div key={id} className={styles.sheet}>
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
      <DataTable
        label={names.interviewerName(id)}
        isCards
        rows={appointments}
        keyOf={({ _id }) => _id}
        marksOf={({ day }, index) => ({ 'data-first': day !== appointments[index - 1]?.day || undefined })}
        className={styles.table}
        columns={[
          { id: 'day', head: text.day, cell: ({ day }) => names.dayName(day), width: 'line' },
          { id: 'time', head: text.time, cell: ({ start }) => timeOf(start), width: 'line' },
          { id: 'room', head: text.room, cell: ({ room }) => names.roomName(room) },
          {
            id: 'applicant',
            head: text.applicant,
            cell: ({ name, team }) => (
              <>
                {name} <span className={styles.team}>{names.teamName(team)}</span>
              </>
            ),
          },
          {
            id: 'colleagues',
            head: text.colleagues,
            cell: ({ colleagues }) => colleagues.map(names.interviewerName).join(', ') || '–',
          },
        ]}
      />
    </div>
  ))
}
