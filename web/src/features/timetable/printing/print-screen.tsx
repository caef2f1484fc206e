import { appointmentTimes } from '@recruit/contract/interview/appointment-times'
import { calendarFile } from '@recruit/contract/interview/ics'
import type { Language } from '@recruit/contract/text'
import { useState } from 'react'
import { serverNow } from '../../../api/server-clock.ts'
import { community } from '../../../content/community.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useText } from '../../../i18n/text.ts'
import { paths } from '../../../paths.ts'
import { Button, LinkButton } from '../../../ui/controls/button.tsx'
import { RadioGroup } from '../../../ui/controls/choice.tsx'
import { Select } from '../../../ui/controls/select.tsx'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { hourLabel } from '../../../ui/grid/grid-paint.ts'
import { Page } from '../../../ui/layout/page.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { Guarded } from '../../staff/session.tsx'
import { type Names, useNames } from '../board/names.ts'
import { daysOf, interviewersOn, type Situation } from '../board/situation.ts'
import { timetableText } from '../text.ts'
import { type Timetable, useInterviewers, useRules, useTimetable } from '../use-timetable.ts'
import { InterviewerSheets } from './interviewer-sheets.tsx'
import styles from './printing.module.css'
import { type DoorSheet, doorSheets, type InterviewerSheet, interviewerSheets } from './sheets.ts'
import { printingText } from './text.ts'

/** The timetable on paper. */
export function TimetablePrintScreen() {
  const text = useText(timetableText)
  const { lead } = useText(printingText)
  const interviewers = useInterviewers()
  const rules = useRules()
  return (
    <Page title={text.printTitle} lead={lead}>
      <Guarded check="checkAdmin" refusal="dialog">
        <Loaded query={useTimetable()}>
          {(timetable) => (
            <Loaded query={interviewers}>
              {(known) => (
                <Loaded query={rules}>
                  {(ruled) => (
                    <Sheets situation={{ timetable, interviewers: known.interviewers, rules: ruled }} />
                  )}
                </Loaded>
              )}
            </Loaded>
          )}
        </Loaded>
      </Guarded>
    </Page>
  )
}

type Kind = 'doors' | 'interviewers'
const ALL = ''

function Sheets({ situation }: { situation: Situation }) {
  const text = useText(printingText)
  const language = useLanguage((state) => state.language)
  const names = useNames(situation)
  const [kind, setKind] = useState<Kind>('doors')
  const [day, setDay] = useState(ALL)
  const [who, setWho] = useState(ALL)
  const { timetable } = situation
  const days = daysOf(situation)
  const busy = [...new Set(days.flatMap((one) => interviewersOn(situation, one)))]
  const everySheet = interviewerSheets(timetable, busy)
  const doors = doorSheets(timetable).filter((one) => day === ALL || one.day === day)
  const lists = everySheet.filter(({ id }) => who === ALL || id === who)
  const count = kind === 'doors' ? doors.length : lists.length
  const timeOf = (start: number) => `${hourLabel(start)}–${hourLabel(start + timetable.length)}`
  return (
    <>
      <div className={styles.choice}>
        <RadioGroup
          id="print-what"
          legend={text.what}
          value={kind}
          options={(['doors', 'interviewers'] as const).map((value) => ({ value, label: text.kinds[value] }))}
          onChange={setKind}
        />
        <div className={styles.ways}>
          {kind === 'doors' ? (
            <Select
              label={text.day}
              value={day}
              options={[
                { value: ALL, label: text.everyDay },
                ...days.map((value) => ({ value, label: names.dayName(value) })),
              ]}
              onChange={setDay}
            />
          ) : (
            <Select
              label={text.interviewer}
              value={who}
              options={[
                { value: ALL, label: text.everybody },
                ...everySheet.map(({ id }) => ({ value: id, label: names.interviewerName(id) })),
              ]}
              onChange={setWho}
            />
          )}
          <Button look="primary" busy={count === 0} onClick={() => window.print()}>
            {text.print}
          </Button>
          <LinkButton to={paths.timetable}>{text.back}</LinkButton>
        </div>
        <p role="status">{count ? text.pages(count) : text.none}</p>
        {timetable.published?.version !== timetable.version && count > 0 && (
          <p className={styles.note}>{text.notPublished}</p>
        )}
      </div>
      <div className={styles.sheets}>
        {kind === 'doors' ? (
          <DoorSheets sheets={doors} {...{ names, timeOf }} />
        ) : (
          <InterviewerSheets
            sheets={lists}
            {...{ names, timeOf }}
            calendarOf={(sheet) => interviewerCalendar(sheet, timetable, names, language)}
          />
        )}
      </div>
    </>
  )
}

interface Props {
  sheets: DoorSheet[]
  names: Names
  /** '9:00–10:00'. */
  timeOf: (start: number) => string
}

/** A page for the door of each room on each day: when who comes, and nothing more of her. */
function DoorSheets({ sheets, names, timeOf }: Props) {
  const text = useText(printingText)
  return sheets.map(({ day, room, appointments }) => (
    <div key={`${day} ${room}`} className={styles.sheet}>
      <h2>{names.roomName(room)}</h2>
      <p className={styles.day}>{names.dayName(day)}</p>
      <DataTable
        label={`${names.roomName(room)} ${names.dayName(day)}`}
        rows={appointments}
        keyOf={({ _id }) => _id}
        className={`${styles.table} ${styles.door}`}
        columns={[
          { id: 'time', head: text.time, cell: ({ start }) => timeOf(start), width: 'line' },
          { id: 'name', head: text.name, cell: ({ name }) => name },
          { id: 'team', head: text.team, cell: ({ team }) => names.teamName(team) },
        ]}
      />
    </div>
  ))
}

/**
 * One interviewer's appointments as a calendar. Each change of the timetable raises the sequence number, and an
 * interview keeps its id when it moves. The id is half of the application's, which opens nothing.
 */
function interviewerCalendar(
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
