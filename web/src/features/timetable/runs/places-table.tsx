import { GRID_FIRST_HOUR } from '@recruit/contract/constants'
import { dayHead } from '@recruit/contract/interview/grid-days'
import { isConflict } from '../../../api/client.ts'
import { teamNames } from '../../../content/teams.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useText } from '../../../i18n/text.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import type { Place } from '../use-timetable.ts'
import { useInterviewers, useRules } from '../use-timetable.ts'
import type { Difference } from './compare-runs.ts'
import styles from './runs.module.css'
import { runsText } from './text.ts'

interface Props {
  label: string
  /** What the first place is, and the second. */
  heads: readonly [string, string]
  rows: Difference[]
  /** Shows the interviewers too. */
  hasPanels?: boolean
}

/** People with two places each, side by side. */
export function PlacesTable({ label, heads, rows, hasPanels = false }: Props) {
  const text = useText(runsText)
  const language = useLanguage((state) => state.language)
  const { where, panel } = usePlaceWords()
  const place = (index: number) => (row: Difference) => {
    const at = row.places[index] ?? null
    return (
      <span data-none={at === null || undefined}>
        {where(at)}
        {hasPanels && at && <small>{panel(at)}</small>}
      </span>
    )
  }
  return (
    <DataTable
      label={label}
      isCards
      isHigh
      rows={rows}
      keyOf={({ _id }) => _id}
      className={styles.places}
      columns={[
        {
          id: 'applicant',
          head: text.applicant,
          cell: ({ name, team }) => (
            <>
              {name} <small>{teamNames[team][language]}</small>
            </>
          ),
        },
        ...heads.map((head, index) => ({ id: head, head, cell: place(index) })),
      ]}
    />
  )
}

/** This many are named, of the others their number. */
const MOST_NAMES = 8

/** Days, hours, rooms and people of the timetable in words. */
export function usePlaceWords() {
  const text = useText(runsText)
  const language = useLanguage((state) => state.language)
  const roomNames = useRules().data?.rules.roomNames ?? []
  const interviewers = useInterviewers().data?.interviewers ?? []
  const day = (date: string) => dayHead(date, 0, language)
  /** '12.5(토) 14:00'. */
  const when = (date: string, start: number) => `${day(date)} ${start + GRID_FIRST_HOUR}:00`
  const room = (number: number) => roomNames[number] || text.room(number + 1)
  const interviewer = (id: string) => interviewers.find((one) => one.id === id)?.name ?? '?'
  const time = (place: Place | null) => (place ? when(place.day, place.start) : text.noPlace)
  return {
    day,
    when,
    time,
    interviewer,
    /** Day, hour and room. */
    where: (place: Place | null) => (place ? `${time(place)} · ${room(place.room)}` : text.noPlace),
    panel: (place: Place | null) => place?.interviewers.map(interviewer).join(', ') ?? '',
    names: (all: { name: string }[]) => {
      const shown = all.slice(0, MOST_NAMES).map(({ name }) => name)
      return all.length > MOST_NAMES ? text.more(shown.join(', '), all.length - MOST_NAMES) : shown.join(', ')
    },
  }
}

/** The server's reason for a refusal, and after a conflict that the shown values were read again. */
export function Refusal({ error }: { error: Error | null }) {
  const text = useText(runsText)
  if (!error) return null
  return (
    <p role="alert">
      {error.message} {isConflict(error) && text.readAgain}
    </p>
  )
}
