import { useText } from '../../../i18n/text.ts'
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
    <section
      key={`${day} ${room}`}
      className={styles.sheet}
      aria-label={`${names.roomName(room)} ${names.dayName(day)}`}
    >
      <h2>{names.roomName(room)}</h2>
      <p className={styles.day}>{names.dayName(day)}</p>
      <table className={styles.door}>
        <thead>
          <tr>
            <th scope="col">{text.time}</th>
            <th scope="col">{text.name}</th>
            <th scope="col">{text.team}</th>
          </tr>
        </thead>
        <tbody>
          {appointments.map((one) => (
            <tr key={one._id}>
              <th scope="row">{timeOf(one.start)}</th>
              <td>{one.name}</td>
              <td>{names.teamName(one.team)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  ))
}
