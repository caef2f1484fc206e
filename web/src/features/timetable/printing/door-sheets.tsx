import { useText } from '../../../i18n/text.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import type { Names } from '../board/names.ts'
import styles from './printing.module.css'
import type { DoorSheet } from './sheets.ts'
import { printingText } from './text.ts'

interface Props {
  sheets: DoorSheet[]
  names: Names
  /** '9:00–10:00'. */
  timeOf: (start: number) => string
}

/** A page for the door of each room on each day: when who comes, and nothing more of her. */
export function DoorSheets({ sheets, names, timeOf }: Props) {
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
